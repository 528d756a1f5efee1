// Runs the unit and API tests and starts the shop with another version of Node: `npm run test:node24`
// (docs/node-versions.md).
import { spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runNode } from './lib/command.mjs'
import { askStatus } from './lib/health.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { listenForEnd } from './lib/interrupts.mjs'
import { installNode, NODE_VERSIONS } from './lib/node-binary.mjs'
import { withoutWarnings } from './lib/node-warnings.mjs'
import { fromRoot } from './lib/root.mjs'
import { readSettings } from './lib/settings.mjs'
import { commandStep, Steps } from './lib/steps.mjs'
import { buildTestEnv, shopLogStep, startTestShop } from './lib/test-shop.mjs'
import { buildStep, prepareEmbeddedApiTests } from './lib/test-steps.mjs'
import { unitTestStep } from './lib/unit-tests.mjs'

const PG_PORT = '54359'

/** Runs this file with another Node, which also comes first in PATH, and exits with its code. */
function runWith(binary) {
  const PATH = [dirname(binary), process.env.PATH].join(delimiter)
  const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const child = spawn(binary, args, { env: { ...process.env, PATH }, stdio: 'inherit' })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  child.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

/** Requests the home pages of both tenants, one of them also in German, and the health addresses of both servers. */
async function askShop() {
  const { ports } = readSettings(buildTestEnv())
  const shop = `http://127.0.0.1:${ports.storefront}`
  const asked = [
    [`http://127.0.0.1:${ports.api}/health`, {}],
    [`${shop}/api/health`, { host: 'lykia.localhost' }],
    [`${shop}/`, { host: 'lykia.localhost', 'accept-language': 'en' }],
    [`${shop}/`, { host: 'orion.localhost', 'accept-language': 'en' }],
    [`${shop}/de`, { host: 'orion.localhost' }],
  ]
  const results = await Promise.all(asked.map(([url, headers]) => askStatus(url, headers, 30_000)))
  const wrong = asked.flatMap(([url, { host = '' }], index) =>
    results[index] === 200 ? [] : [`${url} ${host}: ${results[index] ?? 'no answer'}`],
  )
  return { passed: asked.length - wrong.length, failed: wrong.length, output: wrong.join('\n') }
}

async function runSteps() {
  const steps = new Steps()
  let shop = null
  listenForEnd({
    onFirst: async () => {
      await shop?.stop()
      process.exit(130)
    },
    onSecond: () => process.exit(130),
  })
  const start = async () => {
    shop = await startTestShop(console.log)
    return { passed: 1, failed: 0 }
  }
  console.log(`Node ${process.versions.node}`)
  await steps.run([commandStep('native add-ons', () => runNode(fromRoot('scripts/lib/load-addons.mjs')))])
  await steps.run([withoutWarnings(unitTestStep())])
  const report = `api-node-${process.versions.node}`
  const api = await prepareEmbeddedApiTests({ ...process.env, PG_PORT }, { report })
  await steps.run(api.map(withoutWarnings))
  const isStarted =
    (await steps.run([buildStep(console.log)])) && (await steps.run([{ name: 'start of the shop', run: start }]))
  if (isStarted) await steps.run([{ name: 'pages of the shop', run: askShop }, shopLogStep])
  else steps.cannotRun('pages of the shop', 'it was not built or did not start')
  await shop?.stop()
  process.exit(steps.summarise() ? 0 : 1)
}

const { values } = parseArgs({ options: { node: { type: 'string', default: '24' } } })
const version = NODE_VERSIONS[values.node]
if (!version) {
  console.error(`--node takes ${Object.keys(NODE_VERSIONS).join(', ')}, not '${values.node}'`)
  process.exit(2)
}
ensureInstalled(console.log)
const binary = installNode(version, console.log)
if (binary === process.execPath) await runSteps()
else runWith(binary)
