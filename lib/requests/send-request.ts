import type { HEALTH_FIELDS } from '@/domain/catalogue/kinds/health/details'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { VENUES } from '@/domain/requests/request-kinds'
import { isLocale } from '@/domain/shared/locales'
import type { CALLS } from '@/domain/wire/calls'
import { callOperator } from '@/lib/api/browser'
import type { CallRequest } from '@/lib/api/call-request'
import type { ApiResult } from '@/lib/api/result'
import type { RequestSetup } from './request-options'
import type { RequestValues } from './request-values'

type Bodies = {
  contact: CallRequest<typeof CALLS.sendContact>
  offer: CallRequest<typeof CALLS.requestOffer>
  wedding: CallRequest<typeof CALLS.requestWedding>
  health: CallRequest<typeof CALLS.requestHealth>
}

/** Copied from the contract: importing the schema would add its library to the bundle. */
const FIELDS: typeof HEALTH_FIELDS = ['dental', 'eye', 'hair', 'spa', 'aesthetic', 'checkup']

type Receipt = { requestNumber: string }

const orNull = (text: string): string | null => text.trim() || null

const wordOf = <T extends string>(text: string, words: readonly T[]): T | null =>
  words.find((word) => word === text) ?? null

/** Converts '1500' or '1500,5' to the wire format for money ('1500.00', '1500.50'). */
function toBudget({ budget, currency }: RequestValues): { amount: string; currency: string } | null {
  const text = budget.trim().replace(',', '.')
  if (text === '') return null
  const [whole = '0', cents = ''] = text.split('.')
  return { amount: `${Number(whole)}.${cents.padEnd(2, '0')}`, currency }
}

/** Builds the request bodies of all kinds; the caller sends one of them. Empty values are sent as null. */
export function buildRequestBodies(
  values: RequestValues,
  { locale, product }: Pick<RequestSetup, 'locale' | 'product'>,
  documents: readonly string[],
): Bodies {
  const person = {
    locale,
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    phone: orNull(values.phone),
    privacyPolicy: true as const,
  }
  const message = orNull(values.message)
  const productId = product?.id ?? null
  const flexibleDays = Number(values.flexibleDays) || 0
  const period = { dateFrom: orNull(values.dateFrom), dateTo: orNull(values.dateTo), flexibleDays }
  const spoken = values.spokenLanguage
  return {
    contact: { ...person, subject: orNull(values.subject), message: values.message.trim() },
    offer: {
      ...person,
      ...period,
      productId,
      message,
      kind: wordOf(values.kind, KINDS),
      placeWish: orNull(values.placeWish),
      pax: { adult: Number(values.adults), child: Number(values.children), infant: Number(values.infants) },
      budget: toBudget(values),
    },
    wedding: {
      ...person,
      productId,
      message,
      weddingDate: period.dateFrom,
      flexibleDays,
      guests: Number(values.guests),
      venue: wordOf(values.venue, VENUES),
      placeWish: orNull(values.placeWish),
      modules: values.modules,
      budget: toBudget(values),
    },
    health: {
      ...person,
      ...period,
      productId,
      message,
      field: wordOf(values.field, FIELDS) ?? 'checkup',
      treatment: orNull(values.treatment),
      spokenLanguage: isLocale(spoken) ? spoken : locale,
      documents: [...documents],
      documentConsent: documents.length > 0,
    },
  }
}

const CALL_OF = {
  contact: 'sendContact',
  offer: 'requestOffer',
  wedding: 'requestWedding',
  health: 'requestHealth',
} as const

/** Sends one request. It is idempotent per key. */
export function sendRequest(
  setup: Pick<RequestSetup, 'kind' | 'locale' | 'product'>,
  values: RequestValues,
  documents: readonly string[],
  idempotencyKey: string,
): Promise<ApiResult<Receipt>> {
  const bodies = buildRequestBodies(values, setup, documents)
  return callOperator(CALL_OF[setup.kind], bodies[setup.kind] as never, { idempotencyKey })
}
