import { askRedis } from './lib/ask-redis.mjs'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { checkSteps } from './lib/check-steps.mjs'
import { findChromium } from './lib/chromium.mjs'
import { runNode } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { listenForEnd } from './lib/interrupts.mjs'
import { fromRoot } from './lib/root.mjs'
import { commandStep, Steps } from './lib/steps.mjs'
import { playwrightStep, vitestStep } from './lib/test-reports.mjs'
import { buildTestEnv, resetDataFolder, startTestShop } from './lib/test-shop.mjs'
import { runUpgradeTest } from './lib/upgrade-test.mjs'

const steps = new Steps()
let shop = null

/** The API's tests run on the embedded database and, side by side, on the operator's server where one is given. */
async function testApi() {
  const { DATABASE_URL, ...env } = process.env
  const stepOf = async (where, report, more) => {
    const DATA_DIR = fromRoot(`.data/${report}`)
    await resetDataFolder(DATA_DIR)
    return vitestStep(`API tests, ${where}`, ['api'], { env: { ...env, ...more, DATA_DIR }, report })
  }
  const onEmbedded = await stepOf('embedded database', 'api-embedded', { PG_PORT: '54349' })
  if (DATABASE_URL)
    await steps.run([onEmbedded, await stepOf('DATABASE_URL', 'api-server', { DATABASE_URL })], { atOnce: 2 })
  else {
    await steps.run([onEmbedded])
    steps.leaveOut('API tests on a PostgreSQL server', 'DATABASE_URL is not set')
  }
}

const build = () =>
  steps.run([
    {
      name: 'build',
      run: async () => {
        await buildServers(console.log)
        await buildStorefront(console.log)
        return { passed: 1, failed: 0 }
      },
    },
  ])

async function startShop() {
  shop = await startTestShop(console.log)
  return { passed: 1, failed: 0 }
}

/** The shop shares its pages in the Redis of REDIS_URL, and does without one that is away: that must not pass unseen. */
async function checkRedis() {
  const { REDIS_URL } = process.env
  if (!REDIS_URL) return steps.leaveOut('a shop that shares pages in Redis', 'REDIS_URL is not set')
  const why = await askRedis(REDIS_URL)
  if (why) steps.cannotRun('a shop that shares pages in Redis', `the server of REDIS_URL does not answer (${why})`)
}

async function testShop() {
  const isStarted = await steps.run([{ name: 'start of the shop', run: startShop }])
  if (!isStarted) return steps.cannotRun('crawl and browser tests', 'the shop did not start')
  await checkRedis()
  await steps.run([vitestStep('crawl of the sitemaps, authorisation', ['crawl'], { env: buildTestEnv() })])
  if (process.env.CRAWL_WHOLE !== '1') steps.leaveOut('crawl of every page and every link', 'CRAWL_WHOLE is not 1')
  const { path, why } = await findChromium(console.log)
  if (!path) return steps.cannotRun('browser tests', why)
  await steps.run([playwrightStep('browser tests', { env: { ...buildTestEnv(), CHROMIUM: path } })])
}

listenForEnd({
  onFirst: async () => {
    await shop?.stop()
    process.exit(130)
  },
  onSecond: () => process.exit(130),
})

// It is built into the storefront; the tests load pictures from the shop that they start.
delete process.env.PUBLIC_UPLOADS_URL
ensureInstalled(console.log)
await steps.run(checkSteps({ withSlowTests: true }), { atOnce: 2 })
await testApi()
await steps.run([commandStep('bookings under kill -9', () => runNode(fromRoot('scripts/kill.mjs')))])
await runUpgradeTest(steps, console.log)
if (await build()) await testShop().finally(() => shop?.stop())
else steps.cannotRun('crawl and browser tests', 'the build failed')
process.exit(steps.summarise() ? 0 : 1)
