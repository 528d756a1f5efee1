import { isolate, type Locale } from '@/domain/shared/locales'
import { type Amount, toAmount } from './amount'
import { Decimal, type Percent } from './decimal'

const NBSP = '\u00a0'
const MINUS = '\u2212'

interface NumberStyle {
  group: string
  decimal: string
  /** Position of the currency symbol, and its separator from the digits. */
  symbol: 'before' | 'beforeSpaced' | 'after'
  percent: (digits: string) => string
}

/** Fixed styles instead of Intl, whose data differs between servers and browsers. Arabic uses Latin digits. */
const STYLES: Record<Locale, NumberStyle> = {
  en: { group: ',', decimal: '.', symbol: 'before', percent: (digits) => `${digits}%` },
  tr: { group: '.', decimal: ',', symbol: 'before', percent: (digits) => `%${digits}` },
  de: { group: '.', decimal: ',', symbol: 'after', percent: (digits) => `${digits}${NBSP}%` },
  ru: { group: NBSP, decimal: ',', symbol: 'after', percent: (digits) => `${digits}${NBSP}%` },
  nl: { group: '.', decimal: ',', symbol: 'beforeSpaced', percent: (digits) => `${digits}%` },
  ar: { group: ',', decimal: '.', symbol: 'before', percent: (digits) => `${digits}%` },
}

export interface AmountFormat {
  symbol: string
  locale: Locale
}

/**
 * Always two decimals (spec 9). The minus is U+2212 and precedes everything: '−€20.00', '−20,00 €'. Arabic amounts are
 * isolated, because the symbol would otherwise change sides after Arabic words, as would a per cent sign.
 */
export function formatAmount(amount: Amount, { symbol, locale }: AmountFormat): string {
  const style = STYLES[locale]
  const digits = formatDigits(amount, locale)
  const sign = toAmount(amount).startsWith('-') ? MINUS : ''
  if (style.symbol === 'after') return `${sign}${digits}${NBSP}${symbol}`
  // Without a space, 'CHF1,234.50' would read as one word.
  const gap = style.symbol === 'beforeSpaced' || /\p{L}$/u.test(symbol) ? NBSP : ''
  return `${sign}${isolate(`${symbol}${gap}${digits}`, locale)}`
}

/** The amount without sign or symbol, as a form field shows it: '1,234.50', 'de 1.234,50'. */
export function formatDigits(amount: Amount, locale: Locale): string {
  const { group, decimal } = STYLES[locale]
  const [whole = '0', cents = '00'] = toAmount(amount).replace('-', '').split('.')
  return `${groupThousands(whole, group)}${decimal}${cents}`
}

/** At most two decimals, without trailing zeros: '20%', 'tr %12,5', 'de 20 %'. */
export function formatPercent(percent: Percent, locale: Locale): string {
  const style = STYLES[locale]
  const [whole = '0', fraction] = new Decimal(toAmount(new Decimal(percent))).abs().toFixed().split('.')
  const digits = groupThousands(whole, style.group) + (fraction ? `${style.decimal}${fraction}` : '')
  return isolate(`${toAmount(new Decimal(percent)).startsWith('-') ? MINUS : ''}${style.percent(digits)}`, locale)
}

function groupThousands(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator)
}
