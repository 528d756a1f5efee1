import type { Statement } from '@/domain/agency/schema'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Locale } from '@/domain/shared/locales'
import { STATEMENT_WORDS } from './statement-words'

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** A text that a spreadsheet would take for a formula; amounts are ours and may be negative. */
const FORMULA = /^[=+\-@\t\r]/

/** A field of RFC 4180. */
function toField(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value
}

/** A name that somebody typed in: quoted by an apostrophe where it looks like a formula. */
const toText = (value: string) => (FORMULA.test(value) ? `'${value}` : value)

/** The statement as CSV (RFC 4180, UTF-8): heads in the language, days as DD.MM.YYYY, amounts with a point. */
export function buildStatementCsv(statement: Statement, locale: Locale, zone: string): string {
  const { heads, yes, no, total } = STATEMENT_WORDS[locale]
  const { currency, statementTotals } = statement
  const rows = statement.statementLines.map((line) => [
    line.bookingNumber,
    formatDate(toLocal(line.createdAt, zone).date),
    formatDate(line.serviceDate),
    toText(line.guestName),
    line.bookedByAgency ? yes : no,
    toText(line.subAgencyName ?? ''),
    line.grossAmount,
    line.tradeDiscount,
    line.netAmount,
    line.commissionPercent,
    line.commission,
    line.paidAmount,
    currency,
  ])
  const { grossAmount, tradeDiscount, netAmount, commission, paidAmount } = statementTotals
  const last = [total, '', '', '', '', '', grossAmount, tradeDiscount, netAmount, '', commission, paidAmount, currency]
  const lines = [Object.values(heads), ...rows, last].map((row) => row.map(toField).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
