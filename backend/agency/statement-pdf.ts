import type { Statement, StatementLine } from '@/domain/agency/schema'
import { formatAmount } from '@/domain/money/format'
import { directionOf, type Locale } from '@/domain/shared/locales'
import { STATEMENT_WORDS } from '@/messages/catalogues'
import { formatDay } from '../platform/dates/written-dates'
import { MARGIN, PdfPage } from '../platform/pdf/page'

const GREY = '#53676c'
const BAND = 8
const GAP = 4
/** In points. The bottom margin of a page begins below it. */
const FOOT = 60

type Column = 'bookingNumber' | 'serviceDate' | 'guestName' | Sum
type Sum = 'grossAmount' | 'tradeDiscount' | 'netAmount' | 'commission' | 'paidAmount'

/** Width of each column in points. The sum is the width of an A4 page between its margins. */
const COLUMNS: readonly (readonly [Column, number])[] = [
  ['bookingNumber', 82],
  ['serviceDate', 62],
  ['guestName', 83],
  ['grossAmount', 54],
  ['tradeDiscount', 58],
  ['netAmount', 52],
  ['commission', 54],
  ['paidAmount', 54],
]
const TEXTS: readonly Column[] = ['bookingNumber', 'serviceDate', 'guestName']

interface StatementContent {
  locale: Locale
  companyName: string
  legalName: string
  /** CSS colour. */
  brand: string
  statement: Statement
}

export interface StatementJob {
  kind: 'statement'
  content: StatementContent
}

type Look = 'head' | 'line' | 'total'

const LOOKS = {
  head: { size: 7, color: GREY },
  line: { size: 8 },
  total: { size: 8, weight: 'bold' },
} as const satisfies Record<Look, object>

/** Draws one row and returns the height of its tallest cell. */
function drawRow(page: PdfPage, top: number, cells: Readonly<Record<Column, string>>, look: Look): number {
  let start = MARGIN
  let height = 0
  for (const [column, width] of COLUMNS) {
    const style = { ...LOOKS[look], atEnd: !TEXTS.includes(column) }
    height = Math.max(height, page.write(cells[column], start, top, width - GAP, style))
    start += width
  }
  return height
}

/** Renders the statement as a PDF with the same data as the CSV. It is laid out right to left for RTL languages. */
export function drawStatement(content: StatementContent, now: number): Promise<Buffer> {
  const { locale, companyName, legalName, brand, statement } = content
  const words = STATEMENT_WORDS[locale]
  const { agencyName, month, currency, statementLines, statementTotals } = statement
  const period = month.split('-').reverse().join('.')
  const page = new PdfPage(directionOf(locale), {
    title: `${words.title} ${period}`,
    author: companyName,
    language: locale,
    createdAt: new Date(now),
  })
  const width = page.width - 2 * MARGIN
  const money = (amount: string) => formatAmount(amount, { symbol: '', locale }).trim()
  const sums = (of: Pick<StatementLine, Sum>): Record<Sum, string> => ({
    grossAmount: money(of.grossAmount),
    tradeDiscount: money(of.tradeDiscount),
    netAmount: money(of.netAmount),
    commission: money(of.commission),
    paidAmount: money(of.paidAmount),
  })
  let top = MARGIN
  const head = () => {
    top += drawRow(page, top, words.heads, 'head') + 6
    page.rule(top)
    top += 8
  }

  page.band(BAND, brand)
  top += page.write(companyName, MARGIN, top, width, { size: 11, color: GREY }) + 4
  top += page.write(`${words.title} ${period}`, MARGIN, top, width, { size: 22, weight: 'bold' }) + 4
  const state = statement.isFinal ? words.final : words.preliminary
  top += page.write(`${agencyName} · ${currency} · ${state}`, MARGIN, top, width, { size: 11 }) + 20
  head()
  for (const line of statementLines) {
    if (top > page.height - MARGIN - FOOT) {
      page.addPage()
      top = MARGIN
      head()
    }
    const { bookingNumber, guestName } = line
    const cells = { bookingNumber, guestName, serviceDate: formatDay(line.serviceDate), ...sums(line) }
    top += drawRow(page, top, cells, 'line') + 6
  }
  if (statementLines.length === 0) top += page.write(words.empty, MARGIN, top, width, { size: 11 }) + 4
  page.rule(top + 2)
  top += 10
  const last = { bookingNumber: words.total, serviceDate: '', guestName: '', ...sums(statementTotals) }
  top += drawRow(page, top, last, 'total') + 12
  page.write(legalName, MARGIN, top, width, { size: 9, color: GREY })
  return page.end()
}
