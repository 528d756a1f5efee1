import { createTranslator, type Messages, NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buildReservationRows } from '@/backend/mail/reservation-rows'
import { toCalendar } from '@/backend/vouchers/calendar'
import { toVoucherContent } from '@/backend/vouchers/voucher-content'
import type { Voucher as VoucherData } from '@/backend/vouchers/voucher-data'
import { MoneyStrip } from '@/components/basket/money-strip'
import { TripItem } from '@/components/checkout/trip-item'
import { ReservedItem } from '@/components/reservations/list/reserved-item'
import { NextRoad } from '@/components/reservations/next-road'
import { PaidStrip } from '@/components/reservations/paid-strip'
import { ReservationLedger } from '@/components/reservations/reservation-ledger'
import { TransferPanel } from '@/components/reservations/transfer-panel'
import { Voucher } from '@/components/reservations/voucher'
import type { MeetingPoint } from '@/domain/reservations/item-fact'
import { summariseItem } from '@/domain/reservations/item-summary'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { buildQuote } from '@/lib/basket/test-items'
import { toReservedItems } from '@/lib/member/reserved-items'
import { buildTestContext } from '@/lib/member/test-context'
import { showBoth } from '@/lib/member/view-context'
import type { Ticket } from '@/lib/reservations/queries'
import type { ReservationContext } from '@/lib/reservations/reservation-context'
import { buildVoucherFacts } from '@/lib/reservations/reservation-facts'
import type { ReservationOptions } from '@/lib/reservations/reservation-page'
import { writeDouble } from '@/lib/reservations/write-double'
import { buildVoucherPage } from '@/lib/vouchers/build-voucher-page'
import afterwards from '@/messages/en/afterwards.json'
import basket from '@/messages/en/basket.json'
import checkout from '@/messages/en/checkout.json'
import common from '@/messages/en/common.json'
import reservations from '@/messages/en/reservations.json'

const NOW = Date.parse('2026-11-21T23:00:00Z')
const ZONE = 'Europe/Istanbul'
const messages = { afterwards, basket, checkout, common, reservations }

/** What a person reads of it: the words without the markup, and without joiners. */
const readable = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u2060]/g, ' ')
    .replace(/\s+/g, ' ')

const inShop = (element: ReactElement): string =>
  readable(
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        {element}
      </NextIntlClientProvider>,
    ),
  )

const member = buildTestContext()
const rate = (bankCode: string, symbol: string) => ({ bankCode, symbol, buy: '1', sell: '1' })
const settings = {
  language: { default: 'en' },
  company: { companyName: 'Lykia Tours', legalName: 'Lykia Tours', tursabCode: '1' },
  contact: { email: 'hello@lykia.example', address: 'Kaş' },
  support: { phone: '+90 242 555 01 40' },
  theme: { brand: '#123456' },
  exchange: { currencies: [rate('TRY', '₺'), rate('EUR', '€')] },
  dailyExchange: { currencies: [] },
}

function contextOf(result: ReservationResult, tickets: ReadonlyMap<string, Ticket>): ReservationContext {
  const t = createTranslator<Messages, 'reservations'>({
    locale: 'en',
    messages: messages as Messages,
    namespace: 'reservations',
  })
  const words = createTranslator<Messages, 'afterwards'>({
    locale: 'en',
    messages: messages as Messages,
    namespace: 'afterwards',
  })
  const own = { ...member, settings, other: { bankAccounts: [] }, company: 'alpha' }
  const context = { ...own, t, words, member: own, items: toReservedItems(result, member, tickets) }
  return context as unknown as ReservationContext
}

/** A refund on its way, with its day, as the page of the reservation lists each. */
function optionsOf({ refunding }: ReservationResult): ReservationOptions {
  const refunds = refunding ? [{ ...refunding, refundState: 'due', createdAt: '2026-11-21T10:00:00.000Z' }] : []
  return { refunds, notifications: [] } as unknown as ReservationOptions
}

const offlineWords = {
  title: 'Voucher',
  booking: 'Booking',
  ticket: 'Ticket',
  pickup: 'Pick-up',
  campaign: 'Campaign',
  damageDeposit: 'Damage deposit',
  onTheDay: 'To pay on the day',
  show: 'Show it',
  pdf: 'PDF',
  saved: 'Saved',
}

/** A reservation of one item in every medium, as texts. */
export function drawMedia(result: ReservationResult, meetingPoint: MeetingPoint | null) {
  const [item] = result.items
  if (!item) throw new Error('the reservation has no item')
  const ticketNumber = item.ticketNumber ?? ''
  const ticket = { ticketNumber, meetingPoint, qrSvg: '<svg/>' } as unknown as Ticket
  const tickets = new Map([[ticketNumber, ticket]])
  const context = contextOf(result, tickets)
  const [view] = context.items
  if (!view) throw new Error('the item has no view')
  const rest = summariseMoney(result).rests.get(item.key)
  const ticketWith = (onTheDay: string | null) =>
    readable(
      renderToStaticMarkup(
        <Voucher item={item} view={view} rest={onTheDay} ticket={ticket} without="later" context={context} />,
      ),
    )
  const money = { locale: 'en' as const, currency: result.chosen.currency, rates: member.money.rates }
  const itemView = { item, problem: null, nearestOpen: null, limit: null, line: null }
  const quote = buildQuote([item], { fixed: result.fixed, chosen: result.chosen })
  const summary = summariseItem(item, { locale: 'en', fallback: 'en', meetingPoint })
  const voucher = {
    row: { bookingNumber: result.bookingNumber, revision: 0 },
    guest: { firstName: 'Hannah', lastName: 'Whitfield' },
    agencyName: null,
    result,
    locale: 'en',
    settings,
    zone: ZONE,
    items: [{ item, ticketNumber, summary, meetingPoint, link: 'https://x.example/ticket#1' }],
  } as unknown as VoucherData
  const mail = buildReservationRows(result, {
    settings: settings as never,
    zone: ZONE,
    now: NOW,
    meetingPointOf: () => meetingPoint,
    isCertain: true,
    isProven: true,
    isRequested: false,
  })
  const facts = buildVoucherFacts(result, tickets, { ...member, settings } as never)
  const { money: sums, tickets: printed } = toVoucherContent(voucher)
  const join = (rows: readonly { label: string; value: string }[]) =>
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return {
    checkout: inShop(
      <>
        <TripItem view={itemView} money={money} />
        <MoneyStrip quote={quote} views={[itemView]} money={money} isCard={false} />
      </>,
    ),
    result: [
      ticketWith(rest ? writeDouble(rest, result, context) : null),
      inShop(<NextRoad result={result} views={context.items} tickets={tickets} context={context} now={NOW} />),
      inShop(<TransferPanel result={result} context={context} />),
      inShop(<PaidStrip result={result} context={context} />),
    ].join('\n'),
    manage: [
      ticketWith(rest ? showBoth(rest, result, context) : null),
      inShop(<ReservationLedger result={result} options={optionsOf(result)} context={context} />),
    ].join('\n'),
    list: inShop(<ReservedItem item={view} />),
    mail: readable(join(mail)),
    voucher: readable([sums, ...printed.flatMap(({ title, fields }) => [title, join(fields)])].join('\n')),
    offline: readable(
      buildVoucherPage({
        ...facts,
        locale: 'en',
        pdfPath: null,
        brand: '#123456',
        onBrand: '#ffffff',
        tickets: facts.tickets.map((known) => ({ ...known, qrSvg: '<svg/>' })),
        words: offlineWords,
      }),
    ),
    calendar: toCalendar(voucher, NOW)
      .replace(/\r\n /g, '')
      .replace(/\\([\\;,])/g, '$1'),
  }
}

export type Medium = keyof ReturnType<typeof drawMedia>
