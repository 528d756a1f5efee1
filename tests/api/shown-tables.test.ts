import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentChanges } from '@/backend/platform/cache-invalidation/content-changes'
import { poolOf } from '@/backend/platform/database/client'
import { startTestApi, type TestApi } from './harness'

/**
 * Tables of which no cached page shows anything, and why. A table that is added goes here, or gets triggers by
 * `watch_shown_table` (migration 0034) or by `touch_parts` (migration 0010).
 */
const NOT_SHOWN: Record<string, string> = {
  agency_sessions: 'who is signed in is never in a cached page',
  agency_users: 'personal; the pages of agencies are rendered for each request',
  agreement_texts: 'the wording of former agreements; the pages show page_texts',
  booking_keys: 'of guests, and read for each request',
  content_versions: 'the counters themselves',
  coupons: 'read when a price is quoted',
  date_change_requests: 'of bookings, which are personal',
  desk_log: 'of the desk alone',
  documents: 'sent to whoever may read them, for each request',
  favourites: 'personal',
  holds: 'stock is read for each request',
  idempotency_keys: 'of the API alone',
  jobs: 'of the API alone',
  ledger: 'of bookings, which are personal',
  mails: 'personal',
  media: 'an image entry of a product, page or setting repeats what is shown, and a file is named by its content',
  member_consents: 'personal',
  member_devices: 'personal',
  member_identities: 'personal',
  member_links: 'personal',
  member_sessions: 'who is signed in is never in a cached page',
  members: 'personal',
  payment_notifications: 'of bookings, which are personal',
  payments: 'of bookings, which are personal',
  product_changes: 'the counters themselves',
  rate_limits: 'of the API alone',
  recurring_jobs: 'of the API alone',
  refunds: 'of bookings, which are personal',
  requests: 'personal',
  reservation_events: 'of bookings, which are personal',
  reservation_items: 'of bookings, which are personal',
  reservations: 'of bookings, which are personal',
  search_words: 'made of product_texts and page_texts by a trigger; searches are never cached by storefronts',
  seat_counters: 'stock is read for each request',
  staff: 'of the desk alone',
  staff_sessions: 'of the desk alone',
  sub_agencies: 'a landing page is cached without its sub-agency, which is read for each request',
  subscribers: 'personal',
  unit_bookings: 'stock is read for each request',
  visits: 'counted, and shown nowhere',
  voucher_keys: 'read for each request',
  watches: 'personal',
}

/** Columns whose change shows on no page, by table. */
const UNSEEN_COLUMNS: Record<string, readonly string[]> = { products: ['views'] }

let api: TestApi
const query = async <T extends Record<string, unknown>>(text: string) =>
  (await api.registry.requireDatabase('alpha').execute<T>(text)).rows

/** Tables with a trigger that raises a counter for each of the four kinds of change. */
async function listWatched(): Promise<string[]> {
  const rows = await query<{ table: string; kinds: number }>(`
    select c.relname as table, bit_or(t.tgtype::int & ~3) as kinds
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname in ('touch_content', 'touch_shown', 'touch_parts', 'touch_reviews', 'touch_changed_products')
    group by 1 order by 1`)
  // INSERT 4, DELETE 8, UPDATE 16, TRUNCATE 32 (pg_trigger.h)
  return rows.filter(({ kinds }) => (kinds & 60) === 60).map(({ table }) => table)
}

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
})
afterAll(() => api.stop())

test('every table is watched, or is listed as one that no cached page shows', async () => {
  const tables = (
    await query<{ name: string }>(`select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`)
  ).map(({ name }) => name)
  const watched = await listWatched()
  expect(tables.filter((name) => !watched.includes(name) && !Object.hasOwn(NOT_SHOWN, name))).toEqual([])
  expect(watched.filter((name) => Object.hasOwn(NOT_SHOWN, name))).toEqual([])
  expect(Object.keys(NOT_SHOWN).filter((name) => !tables.includes(name))).toEqual([])
})

interface Column {
  table: string
  column: string
  type: string
}

/** Another value of the column's type, as SQL. */
function otherValue({ column, type }: Column, salt: number): string | null {
  const name = `"${column}"`
  if (type === 'jsonb') return `to_jsonb(array[${name}, to_jsonb(${salt})])`
  if (type === 'text') return `coalesce(${name}, '') || 'x${salt}'`
  if (type === 'boolean') return `not coalesce(${name}, false)`
  if (type === 'date') return `coalesce(${name}, '2026-01-01') + ${salt}`
  if (type === 'timestamp with time zone') return `coalesce(${name}, now()) + interval '${salt} minutes'`
  if (type === 'smallint[]') return `array_append(${name}, ${salt % 7}::smallint)`
  return /^(?:integer|smallint|bigint|numeric|double precision)/.test(type) ? `coalesce(${name}, 0) + ${salt}` : null
}

test('any UPDATE that changes a row of a watched table raises the counter and names a tag', async () => {
  const watched = await listWatched()
  const rows = await query<Column & Record<string, unknown>>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relname = any('{${watched.join()}}') and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by 1, 2`)
  const columns = rows.filter(({ table, column }) => !UNSEEN_COLUMNS[table]?.includes(column))
  const pool = poolOf(api.registry.requireDatabase('alpha'))
  await query(`insert into closed_days select id, '2027-01-01' from products limit 2`)
  const tried = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...columns), fc.integer({ min: 1, max: 6 }), fc.nat(3), async (at, salt, row) => {
      const value = otherValue(at, salt)
      expect(value, `a value of type ${at.type}`).not.toBeNull()
      const client = await pool.connect()
      try {
        await client.query('begin')
        const before = (await readContentChanges(client, 0)).version
        const changed = await client
          .query(`update "${at.table}" set "${at.column}" = ${value}
            where ctid = (select ctid from "${at.table}" order by ctid limit 1 offset ${row})`)
          .then(
            ({ rowCount }) => rowCount ?? 0,
            () => 0,
          )
        // A constraint has refused it, or there are not so many rows.
        if (changed === 0) return
        tried.add(at.table)
        const { version, tags } = await readContentChanges(client, before)
        expect({ ...at, isRaised: version > before, tags: tags.length > 0 }).toEqual({
          ...at,
          isRaised: true,
          tags: true,
        })
      } finally {
        await client.query('rollback')
        client.release()
      }
    }),
    { numRuns: 400 },
  )
  expect(watched.filter((table) => !tried.has(table))).toEqual([])
})
