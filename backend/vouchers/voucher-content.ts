import { isZero } from '@/domain/money/amount'
import { balanceOf } from '@/domain/reservations/balance'
import type { Locale } from '@/domain/shared/locales'
import { AGENCY_BOOKING_TEXTS, MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { peopleOf, placeOf, spanOf, writeBookedBy } from '../formatting/booked-item'
import { formatMoney } from '../formatting/money'
import { isMet, type Voucher, type VoucherItem } from './voucher-data'

interface Field {
  label: string
  value: string
}

interface TicketContent {
  title: string
  fields: Field[]
  /** Text of the code. */
  link: string
}

/** Everything that the PDF of a voucher shows, in words: two vouchers with equal contents look the same. */
export interface VoucherContent {
  locale: Locale
  /** CSS colour. */
  brand: string
  companyName: string
  title: string
  bookingNumber: string
  fields: Field[]
  money: string
  tickets: TicketContent[]
  notes: string[]
  imprint: string
}

export interface VoucherJob {
  kind: 'voucher'
  content: VoucherContent
}

const withoutEmpty = (fields: Field[]): Field[] => fields.filter(({ value }) => value !== '')

function toTicket(
  { item, title, extras, meetingPoint, ticketNumber, link }: VoucherItem,
  locale: Locale,
): TicketContent {
  const texts = VOUCHER_TEXTS[locale]
  const fields = [
    { label: texts.date, value: spanOf(item) },
    { label: texts.people, value: peopleOf(item.pax, locale) },
    { label: texts.extras, value: extras.join(' · ') },
    { label: texts.meetingPoint, value: placeOf(meetingPoint) },
    { label: texts.pickup, value: item.pickupPlace ?? '' },
    { label: texts.ticket, value: ticketNumber },
  ]
  return { title, fields: withoutEmpty(fields), link }
}

/** What is paid and what is open; the client of an agency pays the agency, and sees the gross price alone. */
function writeMoney({ row, bookedBy, total, settings, locale }: Voucher): string {
  const texts = VOUCHER_TEXTS[locale]
  const money = (amount: string) => formatMoney(settings, amount, row.fixedCurrency, locale)
  if (bookedBy) {
    const { payment, through } = AGENCY_BOOKING_TEXTS[locale]
    return `${MAIL_TEXTS[locale].labels.total}: ${money(total)} · ${payment}: ${through}`
  }
  const { paid, refunding, open } = balanceOf({ ...row, total })
  const back = isZero(refunding) ? [] : [`${MAIL_TEXTS[locale].labels.refunding}: ${money(refunding)}`]
  const due = isZero(open) ? [] : [`${texts.open}: ${money(open)}`]
  return [`${texts.paid}: ${money(paid)}`, ...back, ...due].join(' · ')
}

function agencyField({ agencyName, bookedBy, locale }: Voucher): Field {
  if (!bookedBy) return { label: VOUCHER_TEXTS[locale].agency, value: agencyName ?? '' }
  const named = { ...bookedBy, agencyName: agencyName ?? bookedBy.agencyName }
  return { label: AGENCY_BOOKING_TEXTS[locale].bookedBy, value: writeBookedBy(named, locale) }
}

export function toVoucherContent(voucher: Voucher): VoucherContent {
  const { row, guest, settings, locale, items } = voucher
  const texts = VOUCHER_TEXTS[locale]
  const { support, contact, company, theme } = settings
  return {
    locale,
    brand: theme.brand,
    companyName: company.companyName,
    title: texts.title,
    bookingNumber: row.bookingNumber,
    fields: withoutEmpty([
      { label: texts.booking, value: row.bookingNumber },
      { label: texts.guest, value: `${guest.firstName} ${guest.lastName}` },
      agencyField(voucher),
    ]),
    money: writeMoney(voucher),
    tickets: items.map((item) => toTicket(item, locale)),
    notes: [
      texts.show,
      ...(items.some(({ item }) => isMet(item)) ? [texts.arrive] : []),
      `${texts.contact} ${support.phone} · ${contact.email}`,
    ],
    imprint: `${company.legalName} · TÜRSAB ${company.tursabCode}`,
  }
}
