import { Decimal } from '@/domain/money/decimal'
import { parseDay } from '../platform/dates/written-dates'

/** The central bank's list of one day: units of TRY for one unit of the currency, by ISO code. */
export interface DailyList {
  /** The day printed in the list; on weekends and holidays an earlier one. */
  asOf: string
  rates: Map<string, { buy: string; sell: string }>
}

const TIMEOUT_MILLISECONDS = 8_000
const MAXIMUM_BYTES = 1024 * 1024
const CURRENCY = /<Currency\b([^>]*)>([\s\S]*?)<\/Currency>/g
const DECIMAL = /^\d{1,9}(\.\d{1,8})?$/

/** Why a list was not taken; the last good one stays. */
export class RatesError extends Error {}

const tagOf = (block: string, name: string): string =>
  new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block)?.[1] ?? ''

/** Rates are printed for `Unit` units (100 for the yen); kept to 8 decimals for one. */
function perUnit(text: string, unit: string): string | null {
  if (!DECIMAL.test(text) || !/^[1-9]\d{0,5}$/.test(unit)) return null
  const value = new Decimal(text).div(unit).round(8)
  return value.gt(0) ? value.toFixed() : null
}

/** Reads `today.xml`. Throws `RatesError` for anything that is not such a list with at least one rate. */
export function parseDailyList(xml: string): DailyList {
  const root = /<Tarih_Date\b([^>]*)>/.exec(xml)?.[1]
  const asOf = parseDay(/\bTarih="([\d.]*)"/.exec(root ?? '')?.[1] ?? '')
  if (!asOf || !xml.includes('</Tarih_Date>')) throw new RatesError('not a whole list of the central bank')
  const rates = new Map<string, { buy: string; sell: string }>()
  for (const [, attributes = '', block = ''] of xml.matchAll(CURRENCY)) {
    const code = /\bCurrencyCode="([A-Z]{3})"/.exec(attributes)?.[1]
    const unit = tagOf(block, 'Unit')
    const buy = perUnit(tagOf(block, 'ForexBuying'), unit)
    const sell = perUnit(tagOf(block, 'ForexSelling'), unit)
    // Some, such as the IMF's unit, have no selling rate: nothing can be converted with them.
    if (code && buy && sell) rates.set(code, { buy, sell })
  }
  if (rates.size === 0) throw new RatesError('a list without a rate')
  return { asOf, rates }
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) throw new RatesError('an empty answer')
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAXIMUM_BYTES) {
      await reader.cancel()
      throw new RatesError('an answer without end')
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Fetches the list of the day below `baseUrl`. Throws within the time limit whatever the other side does. */
export async function fetchDailyList(baseUrl: string, timeoutMilliseconds = TIMEOUT_MILLISECONDS): Promise<DailyList> {
  const url = `${baseUrl.replace(/\/+$/, '')}/today.xml`
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml, text/xml' } })
  if (response.status !== 200) throw new RatesError(`status ${response.status}`)
  return parseDailyList(await readText(response))
}
