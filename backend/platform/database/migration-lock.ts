import { Client } from 'pg'

const LOCK = 7_204_117

/**
 * Several APIs that start at once on one server make and change its databases one after the other. Ends with the connection, so that
 * one that is killed in its turn holds up nobody.
 */
export async function takeMigrationLock(adminUrl: string): Promise<{ end: () => Promise<void> }> {
  const client = new Client({ connectionString: adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [LOCK])
  return { end: () => client.end() }
}
