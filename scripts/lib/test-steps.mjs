import { buildServers, buildStorefront } from './build-steps.mjs'
import { fromRoot } from './root.mjs'
import { vitestStep } from './test-reports.mjs'
import { resetDataFolder } from './test-shop.mjs'

/**
 * The second project contains the tests that depend on the database server (locks, transactions, search), the third
 * those that replace modules.
 */
const API_PROJECTS = ['api', 'api-database', 'api-isolated']
const EMBEDDED_PORT = '54349'

/**
 * Steps of the API tests on one database, in an empty data folder named after the report. `env` selects the database;
 * `shards` are the parts of the tests that need not run on each database.
 */
async function prepareApiTests(name, { env, report, shards }) {
  const DATA_DIR = fromRoot('.data', report)
  await resetDataFolder(DATA_DIR)
  const options = { env: { ...env, DATA_DIR }, report }
  if (!shards) return [vitestStep(name, API_PROJECTS, options)]
  const [shared, ...onEach] = API_PROJECTS
  return [
    ...shards.map((shard) =>
      vitestStep(`${name}, part ${shard}`, [shared], { ...options, shard, report: `${report}-${shard[0]}` }),
    ),
    vitestStep(`${name}, dependent on the server`, onEach, { ...options, report: `${report}-database` }),
  ]
}

export const prepareEmbeddedApiTests = ({ DATABASE_URL: _, ...env }, { report = 'api-embedded', shards } = {}) =>
  prepareApiTests('API tests, embedded database', { env: { PG_PORT: EMBEDDED_PORT, ...env }, report, shards })

/**
 * API tests, one list of steps per database. With DATABASE_URL the embedded database and the operator's server share
 * the tests: the embedded one, which is slower, takes a third. Tests that depend on the server run on both. With
 * API_TESTS=whole all tests run on each.
 */
export async function prepareAllApiTests(env = process.env) {
  if (!env.DATABASE_URL) return [await prepareEmbeddedApiTests(env)]
  const [embedded, server] = env.API_TESTS === 'whole' ? [] : [['1/3'], ['2/3', '3/3']]
  return [
    await prepareApiTests('API tests, DATABASE_URL', { env, report: 'api-server', shards: server }),
    await prepareEmbeddedApiTests(env, { shards: embedded }),
  ]
}

const toBuildStep = (name, builders, show) => ({
  name,
  run: async () => {
    for (const build of builders) await build(show)
    return { passed: 1, failed: 0 }
  },
})

/** A step that builds the servers if they have changed. */
export const serversStep = (show) => toBuildStep('build of the servers', [buildServers], show)

/** A step that builds the servers and the storefront if they have changed. */
export const buildStep = (show) => toBuildStep('build', [buildServers, buildStorefront], show)
