import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../bench/free-port.mjs'
import { askStatus } from '../health.mjs'
import { wait } from '../processes.mjs'
import { fromRoot } from '../root.mjs'
import { loadSecrets } from '../secrets.mjs'
import { buildDevServices } from './dev-services.mjs'
import { readDevSettings } from './dev-settings.mjs'
import { DevShop } from './dev-shop.mjs'
import { startEmbeddedDatabase } from './embedded-database.mjs'

/** The API as `npm run dev` runs it, with a test entry whose module the tests edit. */
const FOLDER = `.build/dev-test-${process.pid}`
const ENTRY = `${FOLDER}/entry.ts`
const EDITED = `${FOLDER}/edited.ts`
const OUTPUT = `${FOLDER}/backend.mjs`

let dataDir
let shop
let health
const shown = []

const edit = (text) => writeFileSync(fromRoot(EDITED), text)

async function until(condition) {
  const end = Date.now() + 20_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain; shown was:\n${shown.join('\n')}`)
    await wait(20)
  }
}

const isShown = (text) => shown.some((line) => line.includes(text))
const readApi = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).children[0]?.pid
const readDatabase = () => readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]

async function chooseSettings() {
  const names = ['PORT', 'API_PORT', 'SANDBOX_PORT', 'MAIL_VIEWER_PORT', 'PG_PORT', 'INSPECT_PORT']
  const env = { DATA_DIR: dataDir, SEED_DEMO: 'false' }
  for (const name of names) env[name] = String(await freePort())
  return { env, settings: readDevSettings(env) }
}

beforeAll(async () => {
  mkdirSync(fromRoot(FOLDER), { recursive: true })
  dataDir = mkdtempSync(join(tmpdir(), 'kervan-dev-'))
  const { env, settings } = await chooseSettings()
  const targetPorts = { api: await freePort(), mail: await freePort(), sandbox: await freePort() }
  const secrets = loadSecrets(dataDir, {})
  const [api] = buildDevServices({ settings, secrets, targetPorts, env: { ...process.env, ...env } })
  const service = {
    ...api,
    args: [...api.args.slice(0, -1), fromRoot(OUTPUT)],
    bundle: { ...api.bundle, entry: ENTRY, output: OUTPUT },
  }
  const show = (line) => shown.push(line)
  shop = new DevShop({ services: [service], dataDir, prepare: () => startEmbeddedDatabase(settings, show), show })
  health = `http://127.0.0.1:${settings.ports.api}/health`
  writeFileSync(fromRoot(ENTRY), "import './edited'\nimport '../../backend/main'\n")
  edit("console.log('first')")
  await shop.start()
}, 60_000)

afterAll(async () => {
  await shop.stop()
  rmSync(fromRoot(FOLDER), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
})

test('an edit restarts the API alone, nobody is refused meanwhile, and the database runs on', async () => {
  expect(await askStatus(health)).toBe(200)
  const [api, database] = [readApi(), readDatabase()]
  edit("console.log('second')")
  const statuses = []
  await until(async () => {
    // `/health` intentionally answers 503 during shutdown; all other addresses still answer.
    statuses.push(await askStatus(new URL('/openapi.json', health), {}, 10_000))
    return isShown('[api] restarted in')
  })
  expect(isShown('[api] second')).toBe(true)
  expect(readApi()).not.toBe(api)
  expect(readDatabase()).toBe(database)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('an edit that cannot be built is shown and leaves the API running', async () => {
  const api = readApi()
  edit('const = 1')
  await until(() => isShown('[api] cannot be built; what ran goes on running'))
  expect(isShown('edited.ts:1:')).toBe(true)
  expect(readApi()).toBe(api)
  expect(await askStatus(health)).toBe(200)
})

test('an API that ends by itself is shown, refuses, and is started by the next edit', async () => {
  edit("throw new Error('by the test')")
  await until(() => isShown('The operator API ended with code 1; it starts again at the next change'))
  expect(await askStatus(health)).toBeNull()
  edit("console.log('third')")
  await until(async () => (await askStatus(health)) === 200)
  expect(isShown('[api] third')).toBe(true)
})
