import { directionOf } from '@/domain/shared/locales'
import { MARGIN, PdfPage } from '../platform/pdf/page'
import { buildQrCode } from '../platform/pdf/qr-code'
import type { VoucherContent } from './voucher-content'

const CODE_SIDE = 150
const GAP = 20
const BAND = 8
const GREY = '#53676c'
/** Minimum height of a ticket block in points; with less space the block moves to the next page. */
const TICKET_HEIGHT = 230

interface Pen {
  page: PdfPage
  top: number
}

function field(pen: Pen, { label, value }: VoucherContent['fields'][number], width: number): void {
  pen.top += pen.page.write(label, MARGIN, pen.top, width, { size: 9, color: GREY })
  pen.top += pen.page.write(value, MARGIN, pen.top, width, { size: 12, weight: 'bold' }) + 6
}

function drawHead(pen: Pen, { brand, companyName, title, fields, money }: VoucherContent): void {
  const { page } = pen
  const width = page.width - 2 * MARGIN
  page.band(BAND, brand)
  pen.top = MARGIN
  pen.top += page.write(companyName, MARGIN, pen.top, width, { size: 11, color: GREY }) + 4
  pen.top += page.write(title, MARGIN, pen.top, width, { size: 26, weight: 'bold' }) + 10
  for (const each of fields) field(pen, each, width)
  pen.top += page.write(money, MARGIN, pen.top, width, { size: 11 }) + 14
}

function drawTicket(pen: Pen, { title, fields, link }: VoucherContent['tickets'][number]): void {
  const { page } = pen
  if (pen.top + TICKET_HEIGHT > page.height - 2 * MARGIN) {
    page.addPage()
    pen.top = MARGIN
  }
  page.rule(pen.top)
  pen.top += 16
  const begin = pen.top
  const width = page.width - 2 * MARGIN - CODE_SIDE - GAP
  pen.top += page.write(title, MARGIN, pen.top, width, { size: 16, weight: 'bold' }) + 8
  for (const each of fields) field(pen, each, width)
  page.code(buildQrCode(link), page.width - MARGIN - CODE_SIDE, begin, CODE_SIDE)
  pen.top = Math.max(pen.top, begin + CODE_SIDE) + 12
}

function drawFoot(pen: Pen, { notes, imprint }: VoucherContent): void {
  const { page } = pen
  const width = page.width - 2 * MARGIN
  page.rule(pen.top)
  pen.top += 12
  for (const text of notes) pen.top += page.write(text, MARGIN, pen.top, width, { size: 11 }) + 2
  page.write(imprint, MARGIN, pen.top + 6, width, { size: 9, color: GREY })
}

/**
 * Draws the voucher as a PDF: one block per ticket, each with its own code; right to left for languages that require
 * it.
 */
export function drawVoucher(content: VoucherContent, now: number): Promise<Buffer> {
  const { title, bookingNumber, companyName, locale } = content
  const page = new PdfPage(directionOf(locale), {
    title: `${title} ${bookingNumber}`,
    author: companyName,
    language: locale,
    createdAt: new Date(now),
  })
  const pen: Pen = { page, top: 0 }
  drawHead(pen, content)
  for (const ticket of content.tickets) drawTicket(pen, ticket)
  drawFoot(pen, content)
  return page.end()
}
