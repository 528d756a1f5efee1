import { clampToZero, isZero, subtractAmounts } from '@/domain/money/amount'
import { directionOf } from '@/domain/shared/locales'
import { formatMoney } from '../mail/frame'
import { peopleOf, placeOf, spanOf } from '../mail/reservation-rows'
import { MARGIN, Paper } from './paper'
import { buildQrCode } from './qr'
import { VOUCHER_TEXTS } from './texts'
import { isMet, type Voucher, type VoucherItem } from './voucher-data'

const CODE_SIDE = 150
const GAP = 20
const BAND = 8
const GREY = '#53676c'
/** Room that a ticket wants at least before it moves to the next sheet. */
const TICKET_HEIGHT = 230

interface Pen {
  paper: Paper
  top: number
}

function field(pen: Pen, label: string, value: string, width: number): void {
  if (value === '') return
  pen.top += pen.paper.write(label, MARGIN, pen.top, width, { size: 9, color: GREY })
  pen.top += pen.paper.write(value, MARGIN, pen.top, width, { size: 12, weight: 'bold' }) + 6
}

function drawHead(pen: Pen, { row, guest, agencyName, settings, locale }: Voucher): void {
  const { paper } = pen
  const texts = VOUCHER_TEXTS[locale]
  const width = paper.width - 2 * MARGIN
  paper.band(BAND, settings.theme.brand)
  pen.top = MARGIN
  pen.top += paper.write(settings.company.companyName, MARGIN, pen.top, width, { size: 11, color: GREY }) + 4
  pen.top += paper.write(texts.title, MARGIN, pen.top, width, { size: 26, weight: 'bold' }) + 10
  field(pen, texts.booking, row.bookingNumber, width)
  field(pen, texts.guest, `${guest.firstName} ${guest.lastName}`, width)
  field(pen, texts.agency, agencyName ?? '', width)
  const money = (amount: string) => formatMoney(settings, amount, row.fixedCurrency, locale)
  const open = clampToZero(subtractAmounts(row.fixed.totals.grandTotal, row.paidAmount))
  const due = isZero(open) ? [] : [`${texts.open}: ${money(open)}`]
  const line = [`${texts.paid}: ${money(row.paidAmount)}`, ...due].join(' · ')
  pen.top += paper.write(line, MARGIN, pen.top, width, { size: 11 }) + 14
}

function drawTicket(pen: Pen, voucher: Voucher, item: VoucherItem): void {
  const { paper } = pen
  const { locale } = voucher
  const texts = VOUCHER_TEXTS[locale]
  if (pen.top + TICKET_HEIGHT > paper.height - 2 * MARGIN) {
    paper.turn()
    pen.top = MARGIN
  }
  paper.rule(pen.top)
  pen.top += 16
  const begin = pen.top
  const width = paper.width - 2 * MARGIN - CODE_SIDE - GAP
  pen.top += paper.write(item.title, MARGIN, pen.top, width, { size: 16, weight: 'bold' }) + 8
  field(pen, texts.date, spanOf(item.item), width)
  field(pen, texts.people, peopleOf(item.item.pax, locale), width)
  field(pen, texts.extras, item.extras.join(' · '), width)
  field(pen, texts.meetingPoint, placeOf(item.meetingPoint), width)
  field(pen, texts.pickup, item.item.pickupPlace ?? '', width)
  field(pen, texts.ticket, item.ticketNumber, width)
  paper.code(buildQrCode(item.link), paper.width - MARGIN - CODE_SIDE, begin, CODE_SIDE)
  pen.top = Math.max(pen.top, begin + CODE_SIDE) + 12
}

function drawFoot(pen: Pen, { settings, locale, items }: Voucher): void {
  const { paper } = pen
  const texts = VOUCHER_TEXTS[locale]
  const width = paper.width - 2 * MARGIN
  paper.rule(pen.top)
  pen.top += 12
  const words = items.some(({ item }) => isMet(item)) ? [texts.show, texts.arrive] : [texts.show]
  for (const text of words) pen.top += paper.write(text, MARGIN, pen.top, width, { size: 11 }) + 2
  const { support, contact, company } = settings
  const reach = `${texts.contact} ${support.phone} · ${contact.email}`
  pen.top += paper.write(reach, MARGIN, pen.top, width, { size: 11 }) + 8
  paper.write(`${company.legalName} · TÜRSAB ${company.tursabCode}`, MARGIN, pen.top, width, { size: 9, color: GREY })
}

/** The voucher as a PDF: one block a ticket, each with its own code; right to left where the language runs so. */
export function drawVoucher(voucher: Voucher, now: number): Promise<Buffer> {
  const { row, settings, locale } = voucher
  const paper = new Paper(directionOf(locale), {
    title: `${VOUCHER_TEXTS[locale].title} ${row.bookingNumber}`,
    author: settings.company.companyName,
    language: locale,
    createdAt: new Date(now),
  })
  const pen: Pen = { paper, top: 0 }
  drawHead(pen, voucher)
  for (const item of voucher.items) drawTicket(pen, voucher, item)
  drawFoot(pen, voucher)
  return paper.end()
}
