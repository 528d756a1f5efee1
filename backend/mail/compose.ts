import { eq } from 'drizzle-orm'
import { formatDate } from '@/domain/dates/plain-date'
import { formatAmount } from '@/domain/money/format'
import { mergeRates } from '@/domain/money/rates'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { Settings } from '@/domain/settings/schema'
import { isLocale, type Locale, pickLocalized } from '@/domain/shared/locales'
import { schema, type TenantDatabase } from '../db/client'
import type { MailRequest } from '../jobs/queue'
import { toResult } from '../reservations/views'
import { requireSettings } from '../settings/repository'
import type { MailContent } from './layout'
import { MAIL_TEXTS } from './texts/all'
import type { MailTexts } from './texts/types'

const { members, payments, reservations } = schema

export interface ComposedMail extends MailContent {
  recipient: string
}

interface Frame {
  settings: Settings
  origin: string
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const pathOf = (origin: string, locale: Locale, path: string) =>
  `${origin}${locale === 'en' ? '' : `/${locale}`}${path}`

function money(settings: Settings, amount: string, currency: string, locale: Locale): string {
  const rates = mergeRates(settings.exchange.currencies, settings.dailyExchange.currencies)
  return formatAmount(amount, { symbol: rates.find((rate) => rate.bankCode === currency)?.symbol ?? currency, locale })
}

type Occasion = 'welcome' | 'temporaryPassword' | 'reservationReceived' | 'paymentReceived' | 'reservationCancelled'

interface Parts {
  occasion: Occasion
  locale: Locale
  recipient: string
  name: string
  path: string
  values?: Record<string, string>
  extraParagraphs?: string[]
  rows?: MailContent['rows']
}

function build({ settings, origin }: Frame, parts: Parts): ComposedMail {
  const { locale, occasion } = parts
  const texts = MAIL_TEXTS[locale]
  const values = { name: parts.name, company: settings.company.companyName, ...parts.values }
  const words = texts[occasion]
  return {
    locale,
    brand: settings.theme.brand,
    recipient: parts.recipient,
    subject: fill(words.subject, values),
    greeting: fill(texts.greeting, values),
    paragraphs: [fill(words.body, values), ...(parts.extraParagraphs ?? [])],
    rows: parts.rows ?? [],
    button: { label: words.button, url: pathOf(origin, locale, parts.path) },
    closing: fill(texts.closing, values),
  }
}

function peopleOf(pax: { adult: number; child: number; infant: number }, texts: MailTexts): string {
  const groups = [
    [pax.adult, texts.adults],
    [pax.child, texts.children],
    [pax.infant, texts.infants],
  ] as const
  return groups
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

function reservationRows(settings: Settings, result: ReservationResult, fallback: Locale): MailContent['rows'] {
  const { locale } = result
  const texts = MAIL_TEXTS[locale]
  const items = result.items.flatMap((item) => [
    {
      label: pickLocalized(item.content, locale, fallback)?.title ?? item.kind,
      value: `${formatDate(item.date)} ${item.session ?? ''} · ${peopleOf(item.pax, texts)}`,
    },
    ...(item.ticketNumber ? [{ label: texts.labels.ticket, value: item.ticketNumber }] : []),
  ])
  const { fixed, paid } = result
  return [
    { label: texts.labels.booking, value: result.bookingNumber },
    ...items,
    { label: texts.labels.total, value: money(settings, fixed.totals.grandTotal, fixed.currency, locale) },
    { label: texts.labels.paid, value: money(settings, paid.amount, paid.currency, locale) },
    { label: texts.labels.due, value: money(settings, fixed.totals.remainingTotal, fixed.currency, locale) },
  ]
}

async function composeForMember(db: TenantDatabase, frame: Frame, request: Extract<MailRequest, { memberId: number }>) {
  const [member] = await db.select().from(members).where(eq(members.id, request.memberId))
  if (!member) return null
  const stored = isLocale(member.locale) ? member.locale : 'en'
  const base = { recipient: member.email, name: member.firstName }
  if (request.kind === 'welcome')
    return build(frame, { ...base, occasion: 'welcome', locale: stored, path: '/user/profile' })
  const { locale, password } = request
  const extraParagraphs = [MAIL_TEXTS[locale].temporaryPassword.hint]
  return build(frame, {
    ...base,
    occasion: 'temporaryPassword',
    locale,
    path: '/',
    values: { password },
    extraParagraphs,
  })
}

async function composeForReservation(
  db: TenantDatabase,
  frame: Frame,
  request: Extract<MailRequest, { reservationId: number }>,
) {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, request.reservationId))
  if (!row) return null
  const result = await toResult(db, row)
  const { settings } = frame
  const [payment] =
    request.kind === 'paymentReceived' ? await db.select().from(payments).where(eq(payments.id, request.paymentId)) : []
  const amount = money(settings, payment?.paidAmount ?? row.chargedAmount, row.fixedCurrency, result.locale)
  return build(frame, {
    occasion: request.kind,
    locale: result.locale,
    recipient: row.guest.email,
    name: row.guest.firstName,
    path: request.kind === 'reservationCancelled' ? '/' : '/user/reservations',
    values: { booking: row.bookingNumber, amount },
    rows: reservationRows(settings, result, settings.language.default),
  })
}

/** The mail of an occasion from what the database says now; null when its member or reservation is gone. */
export async function composeMail(
  db: TenantDatabase,
  company: string,
  origin: string,
  request: MailRequest,
): Promise<ComposedMail | null> {
  const frame = { settings: await requireSettings(db, company), origin }
  return 'memberId' in request ? composeForMember(db, frame, request) : composeForReservation(db, frame, request)
}
