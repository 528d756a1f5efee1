import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withDatabase } from '@/backend/platform/database/client'
import { COLLECTION_STATUSES } from '@/domain/reservations/status'
import { startTestApi, type TestApi } from './harness'
import { assertLedger } from './support/assert-ledger'

const FOLDER = 'tests/upgrade/dump'
const FORMER: { madeAt: string; bookings: Record<string, { reference: string; state: string }> } = JSON.parse(
  readFileSync(`${FOLDER}/e09feb0.json`, 'utf8'),
)
const BOOKINGS = Object.entries(FORMER.bookings)

const BOOK = `select id, reservation_id, payment_id, entry, amount, currency, method, source, at from ledger order by id`
const MONEY = `select id, reference, status, collection_status, paid_amount, charged_amount, fixed, chosen, holds_stock
  from reservations order by id`

let api: TestApi
let pool: Pool
let before: Record<string, unknown[]>

const rows = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows
const readBooks = async () => ({ ledger: await rows(BOOK), reservations: await rows(MONEY) })

/** Restores the dump as a tenant's database of the former release, and migrates it as an upgrade does. */
beforeAll(async () => {
  api = await startTestApi()
  const { adminUrl, prefix } = api.registry.options
  await api.registry.addTenant('lykia', ['lykia.localhost'])
  pool = new Pool({ connectionString: withDatabase(adminUrl, `${prefix}_lykia`), max: 1 })
  await pool.query(brotliDecompressSync(readFileSync(`${FOLDER}/e09feb0.sql.br`)).toString())
  // The dump leaves its connection without a search path.
  await pool.query('reset all')
  before = await readBooks()
  await api.registry.migrateTenant('lykia')
  api.clock.now = Date.parse(FORMER.madeAt)
})
afterAll(async () => {
  await pool?.end()
  await api?.stop()
})

test('money, prices and stock are what the former release wrote', async () => {
  expect(before.ledger?.length).toBeGreaterThan(5)
  expect(await readBooks()).toEqual(before)
  await assertLedger(api.registry.requireDatabase('lykia'))
})

test.each(BOOKINGS)('the booking %s is read in its state', async (_name, { reference, state }) => {
  const { data, code } = await api.ask('getResult', { reference }, { company: 'lykia' })
  expect(code).toBeNull()
  // Without the agency's sign-in this is what its client sees: nothing of what the agency pays.
  const [paid] = await rows(`select collection_status as paid from reservations where reference = '${reference}'`)
  expect(data.collectionStatus).toBe(data.bookedBy ? 0 : paid?.paid)
  const collected = COLLECTION_STATUSES[Number(paid?.paid)] ?? 'pending'
  expect(`${data.reservationStatus} ${collected}${data.awaitsConfirmation ? ' unconfirmed' : ''}`).toBe(state)
})

test('every reservation, of the demo too, can be read', async () => {
  const all = await rows('select reference from reservations')
  expect(all.length).toBeGreaterThanOrEqual(BOOKINGS.length)
  for (const { reference } of all) {
    const asked = { reference: String(reference) }
    const answers = [
      await api.ask('getResult', asked, { company: 'lykia' }),
      await api.ask('getReservationOptions', asked, { company: 'lykia' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([null, null])
  }
})

/** What of the data must not be there after the upgrade: each statement answers no row. */
const FAULTS: Record<string, string> = {
  'a discount keeps its sum until the date moves: no rule is invented':
    'select id from reservations where discounts is not null',
  'what was due at booking is not above the price':
    "select id from reservations where charged_amount > (fixed #>> '{totals,grandTotal}')::numeric",
  'a tour knows how long it takes': `
    select id from reservation_items where kind = 'tour' and (item ->> 'durationDays') is null`,
  'a tour of several days ends on its last': `
    select id from reservation_items where kind = 'tour' and (item ->> 'durationDays')::int > 1
      and end_day is distinct from day + (item ->> 'durationDays')::int - 1`,
  'a ticket that was moved carries a later revision and its former day, others none': `
    select i.id from reservation_items i where (i.revision > 0) <> exists (
      select from reservation_events e where e.reservation_id = i.reservation_id and e.event = 'dateChanged'
        and e.data ->> 'ticketNumber' = i.ticket_number) or (i.revision > 0) <> (i.former_day is not null)`,
  'a verified review is of a trip that was confirmed and has ended': `
    select v.id from reviews v where v.verified <> is_verified(v) or (v.verified and v.reservation_item_id is null)`,
  'ratings count verified reviews alone': `
    select p.id from products p where p.rating_count <>
      (select count(*) from reviews v where v.product_id = p.id and v.verified)`,
  'a claim that waits suspends the cancellation': `
    select r.id from reservations r join payment_notifications n on n.reservation_id = r.id
    where n.state = 'claimed' and r.status = 'active' and r.pay_until is not null`,
  'a coupon is held by what holds places': `
    select id from reservations where coupon_code is not null and holds_stock and not holds_coupon`,
  'nobody of the staff reads medical documents until it is allowed': 'select id from staff where medical_documents',
}

test.each(Object.entries(FAULTS))('%s', async (_rule, statement) => {
  expect(await rows(statement)).toEqual([])
})
