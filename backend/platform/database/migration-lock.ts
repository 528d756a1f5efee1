import { Client } from 'pg'

const LOCK = 7_204_117

/**
 * Serialises the creation and migration of databases when several API processes start on one server. The lock ends with
 * its connection, so a killed process does not block the others.
 */
export async function takeMigrationLock(adminUrl: string): Promise<{ end: () => Promise<void> }> {
  const client = new Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [LOCK])
  return { end: () => client.end() }
}
