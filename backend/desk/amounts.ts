import type { Amount } from '@/domain/money/amount'
import { formatAmount } from '@/domain/money/format'
import type { Locale } from '@/domain/shared/locales'

/**
 * An amount as people type it: '1234.5', '1234,50', '1.234,50', '1,234.50'. The last point or comma with one or two
 * digits after it parts the cents; what cannot be read without doubt is null, as is anything below zero.
 */
export function readAmount(text: string): Amount | null {
  const value = text.trim().replace(/[\s\u00a0\u202f]/g, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(value)
  const [, grouped = '', cents = ''] = match ?? []
  const groups = new Set(grouped.replace(/\d/g, ''))
  const mark = match && cents !== '' ? value.at(-cents.length - 1) : undefined
  // '1.234.50' and '1,234.567' are no numbers; '1.234' alone could be both one and a thousand.
  if (!match || groups.size > 1 || (mark !== undefined && groups.has(mark))) return null
  if (groups.size === 1 && cents === '') return null
  const whole = grouped.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return whole.length > 12 ? null : `${whole}.${cents.padEnd(2, '0')}`
}

/** An amount as the language writes it, without groups, in a field to be changed. */
export const typedAmount = (amount: Amount, locale: Locale): string =>
  formatAmount('0.00', { symbol: '', locale }).includes(',') ? amount.replace('.', ',') : amount
