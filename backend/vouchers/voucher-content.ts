import { isZero } from '@/domain/money/amount'
import type { DoubleAmount } from '@/domain/reservations/double-amount'
import { type FactGroup, findFact } from '@/domain/reservations/item-fact'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { Locale } from '@/domain/shared/locales'
import { AGENCY_BOOKING_TEXTS, MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { writeBookedBy, writeGroup } from '../formatting/booked-item'
import { formatBoth, formatMoney } from '../formatting/money'
import { isMet, type Voucher, type VoucherItem } from './voucher-data'

interface Field {
  label: string
  value: string
}

interface TicketContent {
  title: string
  fields: Field[]
  /** Text encoded in the QR code. */
  link: string
}

/** Everything that the PDF of a voucher shows, as text: vouchers with equal contents look the same. */
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

function toTicket({ item, summary, ticketNumber, link }: VoucherItem, voucher: Voucher): TicketContent {
  const { locale, settings, result } = voucher
  const texts = VOUCHER_TEXTS[locale]
  const write = (group: FactGroup) => writeGroup(summary, group, locale, settings)
  const rest = summariseMoney(result).rests.get(item.key)
  const fields = [
    { label: texts.date, value: write('when') },
    { label: texts.people, value: write('party') },
    { label: findFact(summary, 'pickup') ? texts.pickup : texts.meetingPoint, value: write('place') },
    { label: texts.choice, value: write('choice') },
    { label: texts.extras, value: write('extra') },
    { label: texts.campaign, value: write('campaign') },
    { label: texts.damageDeposit, value: write('damageDeposit') },
    { label: texts.onTheDay, value: rest ? formatBoth(settings, rest, result) : '' },
    { label: texts.ticket, value: ticketNumber },
  ]
  return { title: summary.title || item.kind, fields: withoutEmpty(fields), link }
}

/** Formats the paid and open amounts. A client of an agency pays the agency and sees only the gross price. */
function writeMoney({ result, settings, locale }: Voucher): string {
  const texts = VOUCHER_TEXTS[locale]
  const { labels } = MAIL_TEXTS[locale]
  const { isCollected, total, paid, refunding, open } = summariseMoney(result)
  const money = ({ fixed }: DoubleAmount) => formatMoney(settings, fixed, result.fixed.currency, locale)
  const whole = `${labels.total}: ${money(total)}`
  if (!isCollected) {
    const { payment, through } = AGENCY_BOOKING_TEXTS[locale]
    return `${whole} · ${payment}: ${through}`
  }
  const back = isZero(refunding.fixed) ? [] : [`${labels.refunding}: ${money(refunding)}`]
  const due = isZero(open.fixed) ? [] : [`${texts.open}: ${formatBoth(settings, open, result)}`]
  return [whole, `${texts.paid}: ${money(paid)}`, ...back, ...due].join(' · ')
}

function agencyField({ agencyName, result: { bookedBy }, locale }: Voucher): Field {
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
    tickets: items.map((item) => toTicket(item, voucher)),
    notes: [
      texts.show,
      ...(items.some(({ item }) => isMet(item)) ? [texts.arrive] : []),
      `${texts.contact} ${support.phone} · ${contact.email}`,
    ],
    imprint: `${company.legalName} · TÜRSAB ${company.tursabCode}`,
  }
}
