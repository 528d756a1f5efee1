import { askRedis } from './lib/ask-redis.mjs'
import { checkSteps } from './lib/check-steps.mjs'
import { findChromium } from './lib/chromium.mjs'
import { runNode } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { listenForEnd } from './lib/interrupts.mjs'
import { fromRoot } from './lib/root.mjs'
import { commandStep, Steps } from './lib/steps.mjs'
import { playwrightStep, vitestStep } from './lib/test-reports.mjs'
import { buildTestEnv, shopLogStep, startTestShop } from './lib/test-shop.mjs'
import { buildStep, prepareAllApiTests, serversStep } from './lib/test-steps.mjs'
import { upgradeStep } from './lib/upgrade-test.mjs'

const steps = new Steps()
let shop = null

async function startShop() {
  shop = await startTestShop(console.log)
  return { passed: 1, failed: 0 }
}

/**
 * The shop shares its pages in the Redis of REDIS_URL, and works without it if it is unavailable: the test run must
 * report that.
 */
async function checkRedis() {
  const { REDIS_URL } = process.env
  if (!REDIS_URL) return steps.skip('a shop that shares pages in Redis', 'REDIS_URL is not set')
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
  if (path) await steps.run([playwrightStep('browser tests', { env: { ...buildTestEnv(), CHROMIUM: path } })])
  else steps.cannotRun('browser tests', why)
  await steps.run([shopLogStep])
}

listenForEnd({
  onFirst: async () => {
    await shop?.stop()
    process.exit(130)
  },
  onSecond: () => process.exit(130),
})

// The value is inlined in the storefront's build; the tests load images from the shop that they start.
delete process.env.PUBLIC_UPLOADS_URL
ensureInstalled(console.log)
await steps.run(checkSteps({ withSlowTests: true }), { atOnce: 2 })
// The following tests start these servers; two concurrent builds would write them twice.
const areServersBuilt = await steps.run([serversStep(console.log)])
if (!process.env.DATABASE_URL) steps.skip('API tests on a PostgreSQL server', 'DATABASE_URL is not set')
const apiTests = await prepareAllApiTests()
const onServers = [
  commandStep('bookings under kill -9', () => runNode(fromRoot('scripts/kill.mjs'))),
  upgradeStep(console.log),
]
if (!areServersBuilt) steps.cannotRun('bookings under kill -9, upgrade', 'the build of the servers failed')
await steps.run([...apiTests, ...(areServersBuilt ? onServers : [])], { atOnce: 2 })
if (await steps.run([buildStep(console.log)])) await testShop().finally(() => shop?.stop())
else steps.cannotRun('crawl and browser tests', 'the build failed')
process.exit(steps.summarise() ? 0 : 1)
