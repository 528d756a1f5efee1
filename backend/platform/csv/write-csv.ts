import type { PlainDate } from '@/domain/dates/plain-date'
import type { Amount } from '@/domain/money/amount'
import type { Locale } from '@/domain/shared/locales'

/** A cell: user input (`text`), a word or number of the application (`own`), an amount or a day. */
export type Cell = { text: string } | { own: string } | { amount: Amount } | { day: PlainDate }

/** Tells spreadsheet programs that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheet programs in these languages use a decimal comma and expect semicolons between columns. */
const DECIMAL_COMMA: ReadonlySet<Locale> = new Set(['de', 'tr', 'ru', 'nl'])

/**
 * Text that a spreadsheet program could interpret as a formula, in ASCII or full-width characters: at the beginning, or
 * after a character that a program with other settings treats as a column separator.
 */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/gu

const defuse = (text: string): string => text.replace(FORMULA, "$1$2'")

/**
 * Writes rows as CSV (RFC 4180, UTF-8) that spreadsheet programs of the language split into columns. Days are ISO
 * dates, which all of them read.
 */
export function writeCsv(rows: readonly (readonly Cell[])[], locale: Locale): string {
  const hasComma = DECIMAL_COMMA.has(locale)
  const separator = hasComma ? ';' : ','
  const toText = (cell: Cell): string => {
    if ('text' in cell) return defuse(cell.text)
    if ('amount' in cell) return hasComma ? cell.amount.replace('.', ',') : cell.amount
    return 'day' in cell ? cell.day : cell.own
  }
  const toField = (cell: Cell): string => {
    const text = toText(cell)
    const isTyped = 'text' in cell || 'own' in cell
    return isTyped && /[",;|\t\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
  }
  const lines = rows.map((row) => row.map(toField).join(separator))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}
