import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { withDatabase } from '@/backend/platform/database/client'
import { bookToTheBank, makeBookings, openShop } from '../bookings'
import { waitForJobs } from '../books'
import { AnswerLog, createRecordedClient } from '../client'
import { ORIGINS, startServers } from '../servers'
import { readState } from '../states'

/** Products that nobody booked go, with what is theirs alone. */
const trim = (pool: Pool) =>
  pool.query(
    'delete from products where id not in (select product_id from reservation_items union select product_id from holds)',
  )

function dump(databaseUrl: string): Buffer {
  const args = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=50', databaseUrl]
  const sql = execFileSync('pg_dump', args, { maxBuffer: 1 << 28 }).toString()
  // A line that begins so is a command of psql, which a client of the protocol does not know.
  return Buffer.from(sql.replaceAll(/^\\.*$/gm, ''))
}

test('the bookings of the former release are written to a dump', async () => {
  const servers = await startServers()
  try {
    await servers.former.start()
    const pool = servers.openPool('lykia')
    const ask = createRecordedClient(ORIGINS.former, 'lykia', new AnswerLog())
    const shop = await openShop(ask, pool)
    const bookings = await makeBookings(shop)
    const atBank = await bookToTheBank(shop)
    await waitForJobs(pool)
    const states: Record<string, { reference: string; state: string }> = {}
    const named = [
      ...[...bookings].map(([name, { trip }]) => [name, trip] as const),
      ['at the bank', atBank.trip] as const,
    ]
    for (const [name, trip] of named) states[name] = { reference: trip.reference, state: await readState(ask, trip) }
    await servers.former.end()
    await trim(pool)
    const sql = dump(withDatabase(servers.adminUrl, `${servers.prefix}_lykia`))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
    const file = brotliCompressSync(sql, { params })
    expect(file.length).toBeLessThan(1_000_000)
    writeFileSync('tests/upgrade/dump/e09feb0.sql.br', file)
    writeFileSync(
      'tests/upgrade/dump/e09feb0.json',
      `${JSON.stringify({ madeAt: new Date().toISOString(), bookings: states }, null, 2)}\n`,
    )
  } finally {
    await servers.stop()
  }
}, 600_000)
