import { Client } from 'pg'
import { waitForConnection } from './embedded/connection'
import { type DatabaseLog, type EmbeddedOptions, startEmbeddedServer } from './embedded/start-embedded-server'

export type DatabaseServer = {
  /** URL of the server's `postgres` (or the given) database, for a user that may create databases. */
  adminUrl: string
  /** Stops an embedded server that this process started or took over. Does not stop an external one. */
  stop: () => Promise<void>
}

export type DatabaseServerOptions = EmbeddedOptions & {
  /** The operator's own server, or null for the embedded one. */
  databaseUrl: string | null
  /** How long the external server may take to answer, in milliseconds; it may be starting at the same time. */
  answerLimit?: number
}

const ANSWER_LIMIT_MS = 20_000

/**
 * Connects to the operator's own server if `databaseUrl` is given. Otherwise starts a PostgreSQL from the npm package
 * that keeps its files in `dataDir`. Throws with a message for the operator if neither is available.
 */
export async function startDatabaseServer(options: DatabaseServerOptions): Promise<DatabaseServer> {
  const { databaseUrl, answerLimit = ANSWER_LIMIT_MS, log } = options
  return databaseUrl ? connectToServer(databaseUrl, answerLimit, log) : startEmbeddedServer(options)
}

async function connectToServer(databaseUrl: string, answerLimit: number, log: DatabaseLog): Promise<DatabaseServer> {
  const place = describePlace(databaseUrl)
  try {
    await waitForConnection(databaseUrl, answerLimit)
  } catch (error) {
    throw new Error(`The database at ${place} (DATABASE_URL) does not answer: ${(error as Error).message}`)
  }
  await requireCreateRight(databaseUrl, place)
  log.info(`using the PostgreSQL at ${place}`)
  return { adminUrl: databaseUrl, stop: async () => undefined }
}

/** Host and port without the password, which must not appear in a log. */
function describePlace(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl))
    throw new Error('DATABASE_URL is not a URL such as postgres://user:password@host:5432/postgres')
  const { host, searchParams } = new URL(databaseUrl)
  return host || searchParams.get('host') || 'the local socket'
}

async function requireCreateRight(databaseUrl: string, place: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ allowed: boolean }>(
      'select rolsuper or rolcreatedb as allowed from pg_roles where rolname = current_user',
    )
    if (!rows[0]?.allowed)
      throw new Error(`The user of DATABASE_URL at ${place} may not create databases: give it CREATEDB`)
  } finally {
    await client.end()
  }
}
