import { Client } from 'pg'
import { readEmbeddedState } from '@/backend/platform/database/embedded/embedded-state'

const PG_PORT = Number(process.env.PG_PORT ?? 54329)
const DATA_DIR = process.env.DATA_DIR ?? '.data'

interface Where {
  dataDir?: string
  port?: number
}

export type Ask = (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** What happens behind the shop's back: somebody else books, the operator changes a price, time passes. */
export async function inDatabase<T>(
  name: string,
  work: (ask: Ask) => Promise<T>,
  { dataDir = DATA_DIR, port = PG_PORT }: Where = {},
): Promise<T> {
  const { password } = await readEmbeddedState(dataDir)
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: name })
  await client.connect()
  try {
    return await work(async (statement, values) => (await client.query(statement, values)).rows)
  } finally {
    await client.end()
  }
}

export const tenantDatabase = (tenant: string): string => `kervan_${tenant}`

/** Takes every place of a departure that is left. */
export async function takeAllSeats(ask: Ask, productId: number, date: string): Promise<void> {
  await ask(
    `insert into seat_counters (product_id, day, time, capacity, taken)
     select product_id, $2, time, capacity, capacity from product_sessions where product_id = $1
     on conflict (product_id, day, time) do update set taken = seat_counters.capacity`,
    [productId, date],
  )
}

/** The operator closes a day. */
export async function closeDay(ask: Ask, productId: number, date: string): Promise<void> {
  await ask('insert into closed_days (product_id, day) values ($1, $2) on conflict do nothing', [productId, date])
}

/** Lets the time to pay of a reservation run out now. */
export async function endPayTime(ask: Ask, reference: string): Promise<void> {
  await ask(`update reservations set pay_until = now() - interval '1 second' where reference = $1`, [reference])
  await ask(
    `update jobs set run_at = now() - interval '1 second' where kind = 'lapseReservation'
     and payload ->> 'reservationId' = (select id::text from reservations where reference = $1)`,
    [reference],
  )
}

/** The card forms of a tenant show the switch of 3-D Secure from now on; it is on until somebody takes it off. */
export async function offerThreeDSecureChoice(tenant: string): Promise<void> {
  await inDatabase(tenantDatabase(tenant), (ask) =>
    ask(`update settings set value = value || '{"threeDSecurePolicy": "optional"}' where section = 'other'`),
  )
}
