import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadDemo } from './demo.mjs'
import { endEmbeddedPostgres } from './embedded-postgres.mjs'
import { findNodeWarnings } from './node-warnings.mjs'
import { describeTakenPorts } from './ports.mjs'
import { endLeftovers } from './run-record.mjs'
import { loadSecrets } from './secrets.mjs'
import { buildServices } from './services.mjs'
import { readSettings } from './settings.mjs'
import { prepareSite } from './site.mjs'
import { Supervisor } from './supervisor.mjs'

const TEST_ENV = {
  PORT: '3100',
  API_PORT: '4200',
  SANDBOX_PORT: '4300',
  MAIL_VIEWER_PORT: '4325',
  PG_PORT: '54339',
  DATA_DIR: '.data/test',
  // The visual tests take screenshots of it.
  STYLEGUIDE: 'true',
  // Each browser test uses its own client address, as visitors do: rate limits are per address.
  BEHIND_PROXY: 'true',
  // The browser tests act as the sign-in providers and answer here.
  GOOGLE_ISSUER: 'http://127.0.0.1:4390',
  GOOGLE_CLIENT_ID: 'kervan-tests',
  GOOGLE_CLIENT_SECRET: 'secret-of-the-tests',
  FACEBOOK_GRAPH_URL: 'http://127.0.0.1:4391',
  FACEBOOK_DIALOG_URL: 'http://127.0.0.1:4391/dialog/oauth',
  FACEBOOK_CLIENT_ID: '123456',
  FACEBOOK_CLIENT_SECRET: 'app-secret-of-the-tests',
}

/** Settings of other servers in the environment must not reach the tests, which run on their own. */
const FOREIGN = ['DATABASE_URL', 'API_BASE_URL', 'PAYMENT_BASE_URL', 'SMTP_URL', 'STOREFRONT_URL', 'PUBLIC_UPLOADS_URL']

/** The environment of the browser tests and of the shop that they use. */
export function buildTestEnv(env = process.env) {
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.includes(name)))
  return { ...own, ...TEST_ENV }
}

/** Ends processes that an earlier run left running in the folder, and empties it. */
export async function resetDataFolder(dataDir) {
  await endLeftovers(dataDir, 5_000)
  await endEmbeddedPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}

/** Starts a shop with fresh data on its own ports. The caller stops it. */
export async function startTestShop(show) {
  const env = buildTestEnv()
  const settings = readSettings(env)
  await resetDataFolder(settings.dataDir)
  const taken = await describeTakenPorts(settings.ports)
  if (taken.length > 0) throw new Error(taken.join('\n'))
  const secrets = loadSecrets(settings.dataDir, {})
  await loadDemo({ settings, secrets, env })
  const services = buildServices({ settings, secrets, siteDir: prepareSite(settings.dataDir), env })
  const supervisor = new Supervisor({ services, dataDir: settings.dataDir, show })
  try {
    await supervisor.start()
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return supervisor
}

/** The complete logs of the test shop's processes. */
function readShopLogs() {
  const folder = join(readSettings(buildTestEnv()).dataDir, 'logs')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** Fails if Node has warned in a log of the test shop, about a deprecated feature or a leak. */
export const shopLogStep = {
  name: 'no warnings of Node in the logs of the shop',
  run: async () => {
    const warnings = findNodeWarnings(readShopLogs())
    return { passed: warnings.length === 0 ? 1 : 0, failed: warnings.length, output: warnings.join('\n') }
  },
}
