import type { Statement } from '@/domain/agency/schema'
import { toLocal } from '@/domain/dates/zone'
import type { Locale } from '@/domain/shared/locales'
import { STATEMENT_WORDS } from '@/messages/catalogues'
import { type Cell, writeCsv } from '../platform/csv/write-csv'

const COLUMNS = [
  'bookingNumber',
  'createdAt',
  'serviceDate',
  'guestName',
  'bookedByAgency',
  'subAgencyName',
  'grossAmount',
  'tradeDiscount',
  'netAmount',
  'commissionPercent',
  'commission',
  'paidAmount',
  'currency',
] as const

/** Returns the statement as CSV. Headers are in the given language, days in the tenant's time zone. */
export function buildStatementCsv(statement: Statement, locale: Locale, zone: string): string {
  const { heads, yes, no, total } = STATEMENT_WORDS[locale]
  const { currency, statementTotals } = statement
  const own = (text: string): Cell => ({ own: text })
  const rows = statement.statementLines.map((line): Cell[] => [
    own(line.bookingNumber),
    { day: toLocal(line.createdAt, zone).date },
    { day: line.serviceDate },
    { text: line.guestName },
    own(line.bookedByAgency ? yes : no),
    { text: line.subAgencyName ?? '' },
    { amount: line.grossAmount },
    { amount: line.tradeDiscount },
    { amount: line.netAmount },
    { amount: line.commissionPercent },
    { amount: line.commission },
    { amount: line.paidAmount },
    own(currency),
  ])
  const { grossAmount, tradeDiscount, netAmount, commission, paidAmount } = statementTotals
  const last: Cell[] = [
    own(total),
    ...Array.from({ length: 5 }, () => own('')),
    { amount: grossAmount },
    { amount: tradeDiscount },
    { amount: netAmount },
    own(''),
    { amount: commission },
    { amount: paidAmount },
    own(currency),
  ]
  return writeCsv([COLUMNS.map((column) => own(heads[column])), ...rows, last], locale)
}
