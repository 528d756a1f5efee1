import { eq } from 'drizzle-orm'
import { toLocal } from '@/domain/dates/zone'
import { requestPayloadSchema } from '@/domain/requests/schema'
import { isLocale, pickLocalized } from '@/domain/shared/locales'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { findTitles } from '../catalogue/service'
import { formatMoney } from '../formatting/money'
import type { FeedbackMailRequest, MailRequest } from '../outbox/service'
import { schema, type TenantDatabase } from '../platform/database/client'
import { formatDay } from '../platform/dates/written-dates'
import { countDocuments, hasMedicalText, withoutMedicalText } from '../requests/service'
import { requireSettings, requireTimeZone } from '../settings/service'
import { buildMail, type ComposedMail, type MailFrame, pathOf, toParagraphs } from './frame'
import { isProvenSender } from './proven-sender'
import { languageName, receiptRows, requestRows } from './request-rows'

const { requests, subscribers } = schema

const KINDS: readonly string[] = [
  'requestReceived',
  'requestForOperator',
  'requestConfirmed',
  'requestDeclined',
  'newsletterConfirm',
  'placesFree',
] satisfies FeedbackMailRequest['kind'][]

export function isFeedbackMail(request: MailRequest): request is FeedbackMailRequest {
  return KINDS.includes(request.kind)
}

/** Mails to the person are in the language of the form, mails to the operator in the tenant's default language. */
async function composeForRequest(
  db: TenantDatabase,
  frame: MailFrame,
  request: Extract<FeedbackMailRequest, { requestId: number }>,
): Promise<ComposedMail | null> {
  const { kind, requestId } = request
  const [row] = await db.select().from(requests).where(eq(requests.id, requestId))
  const payload = requestPayloadSchema.safeParse(row?.payload)
  if (!row || !payload.success) return null
  const data = withoutMedicalText(payload.data)
  const { settings } = frame
  const isForPerson = kind !== 'requestForOperator'
  const locale = isForPerson ? data.locale : settings.language.default
  const productId = data.requestKind === 'contact' ? null : data.productId
  const titles = productId === null ? null : (await findTitles(db, [productId])).get(productId)
  const facts = {
    number: row.number,
    product: titles ? (pickLocalized(titles, locale, settings.language.default)?.title ?? null) : null,
    documentCount: await countDocuments(db, row.id),
    isMail: true,
    hasHiddenText: !isForPerson && hasMedicalText(row),
    writeMoney: (amount: string, currency: string) => formatMoney(settings, amount, currency, locale),
  }
  const isReadByOthers = isForPerson && !(await isProvenSender(db, row.memberId, row.email))
  const receivedOn = toLocal(row.createdAt.getTime(), await requireTimeZone(db)).date
  const told = 'words' in request ? toParagraphs(request.words) : []
  const name = isForPerson ? data.firstName : `${data.firstName} ${data.lastName}`
  const mail = buildMail(frame, {
    words: MAIL_TEXTS[locale][kind],
    locale,
    recipient: isForPerson ? row.email : settings.contact.email,
    name,
    path: '/',
    values: {
      number: row.number,
      email: row.email,
      language: languageName(data.locale, locale),
      contact: settings.contact.email,
    },
    rows: isReadByOthers ? receiptRows(data, locale, row.number, receivedOn) : requestRows(data, locale, facts),
  })
  if (isForPerson) return { ...mail, paragraphs: [...mail.paragraphs, ...told] }
  return { ...mail, greeting: MAIL_TEXTS[locale].plainGreeting }
}

async function composeForSubscriber(
  db: TenantDatabase,
  frame: MailFrame,
  { subscriberId, confirmToken, leaveToken }: Extract<FeedbackMailRequest, { kind: 'newsletterConfirm' }>,
): Promise<ComposedMail | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.id, subscriberId))
  if (!row) return null
  const locale = isLocale(row.locale) ? row.locale : frame.settings.language.default
  const texts = MAIL_TEXTS[locale]
  const mail = buildMail(frame, {
    words: texts.newsletterConfirm,
    locale,
    recipient: row.email,
    name: '',
    path: `/newsletter?confirm=${encodeURIComponent(confirmToken)}`,
    values: { link: pathOf(frame.origin, locale, `/newsletter?leave=${encodeURIComponent(leaveToken)}`) },
    extraParagraphs: [texts.stopHint],
  })
  return { ...mail, greeting: texts.plainGreeting }
}

async function composeForWatcher(
  db: TenantDatabase,
  frame: MailFrame,
  { email, locale, productId, day }: Extract<FeedbackMailRequest, { kind: 'placesFree' }>,
): Promise<ComposedMail | null> {
  const titles = (await findTitles(db, [productId])).get(productId)
  const words = titles ? pickLocalized(titles, locale, frame.settings.language.default) : null
  if (!words) return null
  const mail = buildMail(frame, {
    words: MAIL_TEXTS[locale].placesFree,
    locale,
    recipient: email,
    name: '',
    path: `/p/${words.slug}`,
    values: { product: words.title, date: formatDay(day) },
  })
  return { ...mail, greeting: MAIL_TEXTS[locale].plainGreeting }
}

/**
 * Composes mails about requests, newsletter and free places. Returns null if the row they refer to no longer exists.
 */
export async function composeFeedbackMail(
  db: TenantDatabase,
  company: string,
  origin: string,
  request: FeedbackMailRequest,
): Promise<ComposedMail | null> {
  const frame = { settings: await requireSettings(db, company), origin }
  if ('requestId' in request) return composeForRequest(db, frame, request)
  if (request.kind === 'newsletterConfirm') return composeForSubscriber(db, frame, request)
  return composeForWatcher(db, frame, request)
}
