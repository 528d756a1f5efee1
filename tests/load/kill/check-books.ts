import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { type BookEntry, CARD_BOOK, compareBooks, type GatewayPayment } from '../../fixtures/gateway-book'
import { LEDGER_FAULTS } from '../../fixtures/ledger-faults'
import type { Booked } from './buyer'

const CONVERGENCE_LIMIT = 90_000

/** Rules of this shop beside those of the books: every statement answers no row. */
const FAULTS: Record<string, string> = {
  ...LEDGER_FAULTS,
  'booking numbers are unique': 'select booking_number from reservations group by 1 having count(*) > 1',
  'tickets are unique': 'select ticket_number from reservation_items group by 1 having count(*) > 1',
  'no unit is let twice for a day': `
    select a.id from unit_bookings a join unit_bookings b on a.id < b.id and a.product_id = b.product_id
      and a.unit_number = b.unit_number and a.during && b.during`,
  'a unit belongs to somebody': 'select id from unit_bookings where reservation_id is null and hold_id is null',
  'every active reservation of a villa or car has its unit': `
    select r.id from reservations r join reservation_items i on i.reservation_id = r.id
    left join unit_bookings u on u.reservation_id = r.id and u.product_id = i.product_id
    where r.holds_stock and i.kind in ('villa', 'car') and u.id is null`,
  'every reservation has its items and its first event': `
    select r.id from reservations r where not exists (select from reservation_items i where i.reservation_id = r.id)
      or not exists (select from reservation_events e where e.reservation_id = r.id and e.event = 'created')`,
  'a hold that became a reservation is nothing else': `
    select id from holds where (state = 'booked') <> (reservation_id is not null)`,
  'no payment is still unclear': "select id, state from payments where state in ('authorising', 'unknown')",
  'no mail and no refund is still to do': `
    select id, kind, error from jobs where done_at is null and kind in ('mail', 'payRefund')`,
}

export interface Fault {
  rule: string
  rows: unknown[]
}

/** Leases of killed workers run out, questions to the gateway fall due, and a customer at the bank counts as gone. */
async function letTimePass(pool: Pool): Promise<void> {
  await pool.query(
    "update jobs set lease_until = now() - interval '1 second' where done_at is null and lease_until > now()",
  )
  await pool.query(
    "update payments set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour' where state in ('authorising', 'unknown') and created_at > now() - interval '1 hour'",
  )
}

async function makeJobsDue(pool: Pool): Promise<void> {
  await pool.query(
    "update jobs set run_at = now() where done_at is null and lease_until is null and kind not in ('lapseReservation', 'lapseHold')",
  )
}

/**
 * Lets the time pass that the jobs wait for, then waits until nothing is unclear: a job that must ask again is due at
 * once. Judging comes after it and says what is left.
 */
export async function converge(pool: Pool): Promise<void> {
  await letTimePass(pool)
  const end = Date.now() + CONVERGENCE_LIMIT
  while (Date.now() < end) {
    await makeJobsDue(pool)
    await wait(1_000)
    const { rows } = await pool.query(`
      select 1 from payments where state in ('authorising', 'unknown')
      union all select 1 from jobs where done_at is null
        and kind not in ('lapseReservation', 'lapseHold', 'reconcilePayment', 'lastLook') limit 1`)
    if (rows.length === 0) return
  }
}

/** What the gateway took and gave back against what the book says, payment by payment. */
async function compareWithGateway(pool: Pool, gateway: string): Promise<{ faults: Fault[]; captured: number }> {
  const payments = (await (await fetch(`${gateway}/_payments`)).json()) as GatewayPayment[]
  const { rows } = await pool.query<BookEntry>(CARD_BOOK)
  const { captured, lost, invented } = compareBooks(payments, rows)
  return {
    captured,
    faults: [
      { rule: 'what the gateway took is in the book', rows: lost },
      { rule: 'what is in the book was taken by the gateway', rows: invented },
    ],
  }
}

/** Every answer that a buyer was given has stayed true. */
async function checkAnswers(pool: Pool, booked: readonly Booked[]): Promise<Fault[]> {
  const { rows } = await pool.query<{ reference: string; booking_number: string; is_paid: boolean }>(`
    select r.reference, r.booking_number, exists (select from ledger l where l.reservation_id = r.id and l.entry = 'payment')
      as is_paid from reservations r`)
  const kept = new Map(rows.map((row) => [row.reference, row]))
  const lost = booked.filter((each) => kept.get(each.reference)?.booking_number !== each.bookingNumber)
  const unpaid = booked.filter((each) => each.isPaid && !kept.get(each.reference)?.is_paid)
  return [
    { rule: 'no answered reservation is lost', rows: lost },
    { rule: 'no answered payment is lost', rows: unpaid },
  ]
}

/** One confirmation for every reservation that was paid and kept, none for another. */
async function checkConfirmations(pool: Pool): Promise<Fault> {
  const [before = '', after = ''] = RESERVATION_MAIL_TEXTS.en.confirmed.subject.split('{booking}')
  const { rows } = await pool.query(
    `select r.booking_number, r.paid_amount, count(m.id)::int as mails from reservations r
     left join mails m on m.subject = $1 || r.booking_number || $2
     where r.status = 'active' group by r.id having count(m.id) <> case when r.paid_amount > 0 then 1 else 0 end`,
    [before, after],
  )
  return { rule: 'one confirmation by mail for each confirmed reservation', rows }
}

/** Every broken rule with the rows that break it, and what there is to count. */
export async function checkBooks(pool: Pool, gateway: string, booked: readonly Booked[]) {
  const faults: Fault[] = []
  for (const [rule, statement] of Object.entries(FAULTS))
    faults.push({ rule, rows: (await pool.query(statement)).rows })
  const compared = await compareWithGateway(pool, gateway)
  faults.push(...compared.faults, ...(await checkAnswers(pool, booked)), await checkConfirmations(pool))
  const { rows } = await pool.query<{ name: string; value: string }>(`
    select 'reservations' as name, count(*) as value from reservations
    union all select 'reservations, active', count(*) from reservations where status = 'active'
    union all select 'reservations, paid', count(*) from reservations where paid_amount > 0
    union all select 'payments, ' || state, count(*) from payments group by state
    union all select 'refunds', count(*) from refunds
    union all select 'holds', count(*) from holds
    union all select 'mails', count(*) from mails`)
  const counts = Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]))
  return {
    rules: faults.length,
    faults: faults.filter((fault) => fault.rows.length > 0),
    counts: { ...counts, 'captured at the gateway': compared.captured },
  }
}
