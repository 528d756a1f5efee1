import { buildServers, buildStorefront } from './build-steps.mjs'
import { fromRoot } from './root.mjs'
import { vitestStep } from './test-reports.mjs'
import { resetDataFolder } from './test-shop.mjs'

/**
 * The second project holds the tests that depend on the database server: locks, transactions, search; the third those that
 * replace modules.
 */
const API_PROJECTS = ['api', 'api-database', 'api-isolated']
const EMBEDDED_PORT = '54349'

/**
 * Steps of the API's tests on one database, in an empty data folder named as the report; `env` says which database,
 * `shards` which parts of the tests that need not run on each.
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

/** Steps of all tests of the API on the embedded database. */
export const prepareEmbeddedApiTests = ({ DATABASE_URL: _, ...env }, { report = 'api-embedded', shards } = {}) =>
  prepareApiTests('API tests, embedded database', { env: { PG_PORT: EMBEDDED_PORT, ...env }, report, shards })

/**
 * Tests of the API, a list of steps for each database. With DATABASE_URL the embedded database and the operator's server
 * share the tests, of which the embedded one, which is slower, takes a third; both take those that depend on the server.
 * With API_TESTS=whole each takes all.
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

/** A step that builds the servers where they have changed. */
export const serversStep = (show) => toBuildStep('build of the servers', [buildServers], show)

/** A step that builds the servers and the storefront where they have changed. */
export const buildStep = (show) => toBuildStep('build', [buildServers, buildStorefront], show)
