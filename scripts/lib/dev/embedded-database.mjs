import { pathToFileURL } from 'node:url'
import { BUNDLE_OPTIONS } from '../build-steps.mjs'
import { fromRoot } from '../root.mjs'

const ENTRY = 'backend/platform/database/embedded/start-embedded-server.ts'
const OUTPUT = fromRoot('.build/dev/database.mjs')

/**
 * Starts the embedded PostgreSQL of these settings, owned by this process: the API finds it running and leaves it
 * running when it restarts. Null if DATABASE_URL names a server, or the API is external.
 */
export async function startEmbeddedDatabase({ runsApi, databaseUrl, dataDir, pgPort }, show) {
  if (!runsApi || databaseUrl) return null
  const { build } = await import('esbuild')
  await build({ ...BUNDLE_OPTIONS, entryPoints: [ENTRY], outfile: OUTPUT })
  const { startEmbeddedServer } = await import(pathToFileURL(OUTPUT).href)
  const log = { info: () => undefined, warn: (message) => show(`[database] ${message}`) }
  return startEmbeddedServer({ dataDir, port: pgPort, log })
}
