import { type Amount, type CurrencyCode, toAmount } from './amount'
import { Decimal } from './decimal'

/** Units of TRY for one unit of the currency (spec 3, currency entry). */
export interface Rate {
  bankCode: CurrencyCode
  symbol: string
  buy: string
  sell: string
  date?: string | undefined
}

export const BASE_CURRENCY: CurrencyCode = 'TRY'

const BASE_RATE: Rate = { bankCode: BASE_CURRENCY, symbol: '₺', buy: '1', sell: '1' }

/**
 * Merges the bank's list and the daily list (spec 3): a daily entry replaces the bank's entry of the same code. TRY
 * comes first, always with rate 1 and symbol ₺ (decisions 2), then the bank's order, then codes that only the daily
 * list has.
 */
export function mergeRates(bankList: readonly Rate[], dailyList: readonly Rate[]): Rate[] {
  const merged = new Map<CurrencyCode, Rate>([[BASE_CURRENCY, BASE_RATE]])
  for (const rate of [...bankList, ...dailyList]) {
    if (rate.bankCode !== BASE_CURRENCY) merged.set(rate.bankCode, rate)
  }
  return [...merged.values()]
}

function getSellingRate(code: CurrencyCode, rates: readonly Rate[]): Decimal | null {
  if (code === BASE_CURRENCY) return new Decimal(1)
  const rate = rates.find((entry) => entry.bankCode === code)
  if (!rate || !/^\d+(\.\d+)?$/.test(rate.sell)) return null
  const selling = new Decimal(rate.sell)
  return selling.gt(0) ? selling : null
}

/** Whether amounts of the currency can be converted: it is TRY or has a positive selling rate. */
export function isConvertible(code: CurrencyCode, rates: readonly Rate[]): boolean {
  return getSellingRate(code, rates) !== null
}

/**
 * amount × source selling rate ÷ target selling rate, rounded once (spec 9). Null when either rate is missing or not
 * positive. An amount that is already in the target currency needs no rate and is returned unchanged.
 */
export function convertAmount(
  amount: Amount,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: readonly Rate[],
): Amount | null {
  if (from === to) return toAmount(amount)
  const source = getSellingRate(from, rates)
  const target = getSellingRate(to, rates)
  if (!source || !target) return null
  return toAmount(new Decimal(amount).times(source).div(target))
}

/** Units of `to` for one unit of `from`, half up to 8 decimals without trailing zeros; null as in `convertAmount`. */
export function getCrossRate(from: CurrencyCode, to: CurrencyCode, rates: readonly Rate[]): string | null {
  if (from === to) return '1'
  const source = getSellingRate(from, rates)
  const target = getSellingRate(to, rates)
  if (!source || !target) return null
  return source.div(target).round(8).toFixed()
}
