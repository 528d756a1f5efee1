import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod'
import { Decimal } from '@/domain/money/decimal'
import { parseDay } from '../platform/dates/written-dates'

/** The central bank's list of one day: TRY per unit of the currency, by ISO code. */
export interface DailyList {
  /** The date in the list; on weekends and holidays an earlier day. */
  asOf: string
  rates: Map<string, { buy: string; sell: string }>
}

const TIMEOUT_MILLISECONDS = 8_000
const MAXIMUM_BYTES = 1024 * 1024
const DECIMAL = /^\d{1,9}(\.\d{1,8})?$/

/** Why a list was rejected; the last valid one stays. */
export class RatesError extends Error {}

const parser = new XMLParser({
  attributeNamePrefix: '',
  ignoreAttributes: false,
  isArray: (name) => name === 'Currency',
  parseTagValue: false,
  processEntities: false,
})

const field = z.string().catch('')
const listSchema = z.object({
  Tarih_Date: z.object({
    Tarih: z.string(),
    Currency: z
      .array(z.object({ CurrencyCode: field, Unit: field, ForexBuying: field, ForexSelling: field }))
      .default([]),
  }),
})

/**
 * The list quotes rates per `Unit` units (100 for the yen). Returns the rate per unit, rounded to 8 decimals; null if
 * it is not positive or malformed.
 */
function perUnit(text: string, unit: string): string | null {
  if (!DECIMAL.test(text) || !/^[1-9]\d{0,5}$/.test(unit)) return null
  const value = new Decimal(text).div(unit).round(8)
  return value.gt(0) ? value.toFixed() : null
}

/** Parses `today.xml`. Throws `RatesError` for anything other than such a list with at least one rate. */
export function parseDailyList(xml: string): DailyList {
  const list =
    XMLValidator.validate(xml) === true ? listSchema.safeParse(parser.parse(xml)).data?.Tarih_Date : undefined
  const asOf = parseDay(list?.Tarih ?? '')
  if (!list || !asOf) throw new RatesError('not a whole list of the central bank')
  const rates = new Map<string, { buy: string; sell: string }>()
  for (const { CurrencyCode, Unit, ForexBuying, ForexSelling } of list.Currency) {
    const buy = perUnit(ForexBuying, Unit)
    const sell = perUnit(ForexSelling, Unit)
    // Some units, such as the IMF's, have no selling rate and cannot be converted.
    if (/^[A-Z]{3}$/.test(CurrencyCode) && buy && sell) rates.set(CurrencyCode, { buy, sell })
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

/** Fetches the list of the day below `baseUrl`. Throws on any failure, and after the timeout at the latest. */
export async function fetchDailyList(baseUrl: string, timeoutMilliseconds = TIMEOUT_MILLISECONDS): Promise<DailyList> {
  const url = `${baseUrl.replace(/\/+$/, '')}/today.xml`
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/xml, text/xml' } })
  if (response.status !== 200) throw new RatesError(`status ${response.status}`)
  return parseDailyList(await readText(response))
}
