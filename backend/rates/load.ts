import { sql } from 'drizzle-orm'
import { addDays } from '@/domain/dates/plain-date'
import { schema, type TenantDatabase } from '../platform/database/client'
import type { Services } from '../services/services'
import { todayOf } from '../settings/service'
import { type DailyList, fetchDailyList, RatesError } from './tcmb'

const { rates } = schema

/**
 * Maximum age of a list in days. The longest run of holidays has nine days without a list; an older one means a faulty
 * server.
 */
const OLDEST_DAYS = 14

/**
 * Largest plausible factor between two rates of a currency within `OLDEST_DAYS`; a larger change is treated as an error
 * in the list.
 */
const LEAP = 2

/**
 * Returns the currencies whose rate differs from the last stored one by more than `LEAP`. Stored rates older than
 * `OLDEST_DAYS` are ignored.
 */
function findLeaps(list: DailyList, known: readonly (typeof rates.$inferSelect)[]): string[] {
  const recent = known.filter(({ source, asOf }) => source === 'daily' && asOf >= addDays(list.asOf, -OLDEST_DAYS))
  return recent.flatMap(({ bankCode, sell }) => {
    const ratio = Number(list.rates.get(bankCode)?.sell ?? sell) / Number(sell)
    return ratio > LEAP || ratio < 1 / LEAP ? [bankCode] : []
  })
}

/** Throws `RatesError` for a list that is too old, or dated more than one day ahead. */
function checkDate(list: DailyList, today: string): void {
  if (list.asOf > addDays(today, 1)) throw new RatesError(`a list of ${list.asOf}, which is to come`)
  if (list.asOf < addDays(today, -OLDEST_DAYS)) throw new RatesError(`an old list, of ${list.asOf}`)
}

/**
 * Writes the day's rate of every currency that the tenant shows (spec 3: both lists are merged by `banka_kodu`). A
 * currency that is missing in the list, or whose rate is implausible (`leaps`), keeps its last rate and date. A list
 * older than the stored one changes nothing. Throws `RatesError` for a list without a usable rate of the shop.
 */
export async function keepDailyList(
  db: TenantDatabase,
  list: DailyList,
): Promise<{ isChanged: boolean; leaps: string[] }> {
  const known = await db.select().from(rates)
  const leaps = findLeaps(list, known)
  const shown = new Map(known.map((row) => [row.bankCode, row]))
  const values = [...shown.values()].flatMap(({ bankCode, symbol }) => {
    const rate = leaps.includes(bankCode) ? undefined : list.rates.get(bankCode)
    return rate ? [{ bankCode, symbol, ...rate, source: 'daily', asOf: list.asOf }] : []
  })
  if (values.length === 0) throw new RatesError('a list without a usable rate of the shop')
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  const written = await db
    .insert(rates)
    .values(values)
    .onConflictDoUpdate({
      target: [rates.bankCode, rates.source],
      set: { buy: excluded('buy'), sell: excluded('sell'), asOf: excluded('as_of') },
      setWhere: sql`${rates.asOf} <= excluded.as_of and (${rates.buy}, ${rates.sell}, ${rates.asOf}) is distinct from (excluded.buy, excluded.sell, excluded.as_of)`,
    })
    .returning({ bankCode: rates.bankCode })
  return { isChanged: written.length > 0, leaps }
}

/** Runs the job once. On any failure the last valid list stays, and the next run retries. */
export async function loadRates(services: Services, company: string): Promise<boolean> {
  const { env, log, registry } = services
  if (env.RATES_BASE_URL === undefined) return true
  const db = registry.requireDatabase(company)
  try {
    const list = await fetchDailyList(env.RATES_BASE_URL)
    checkDate(list, await todayOf(db, services.now()))
    const { isChanged, leaps } = await keepDailyList(db, list)
    if (leaps.length > 0)
      log.warn({ company, leaps }, 'exchange rates out of all proportion; their last good ones stay')
    if (!isChanged) return true
    log.info({ company, asOf: list.asOf }, 'exchange rates of the day')
  } catch (error) {
    log.warn({ err: error, company }, 'exchange rates could not be loaded; the last good ones stay')
    return true
  }
  await services.invalidate(company, ['settings'])
  return true
}
