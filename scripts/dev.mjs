import { freePort } from './bench/free-port.mjs'
import { describeShop } from './lib/announce.mjs'
import { buildServers, bundleAll, DEVELOPMENT_BUNDLES } from './lib/build-steps.mjs'
import { loadDemo } from './lib/demo.mjs'
import { buildDevServices } from './lib/dev/dev-services.mjs'
import { DEBUGGERS, readDevSettings } from './lib/dev/dev-settings.mjs'
import { DevShop } from './lib/dev/dev-shop.mjs'
import { startEmbeddedDatabase } from './lib/dev/embedded-database.mjs'
import { askFirstPage } from './lib/dev/first-page.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { describeTakenPorts } from './lib/ports.mjs'
import { claimDataFolder, runCommandLine, runUntilEnded } from './lib/run-shop.mjs'
import { loadSecrets } from './lib/secrets.mjs'
import { loadEnvFile, wantedPorts } from './lib/settings.mjs'

const HELP = `npm run dev [-- --verbose]
Runs the shop for development: a change of the storefront shows at once, the operator API and the payment gateway restart at theirs.
Ports as for npm run up, and INSPECT_PORT for debuggers. docs/development.md says more.`

async function run({ verbose }) {
  const started = Date.now()
  loadEnvFile()
  const settings = readDevSettings(process.env)
  const { dataDir, inspectPorts, ports } = settings
  await claimDataFolder(dataDir)
  const taken = [
    ...(await describeTakenPorts(wantedPorts(settings))),
    ...(await describeTakenPorts(inspectPorts, DEBUGGERS)),
  ]
  if (taken.length > 0) throw new Error(taken.join('\n'))
  ensureInstalled(console.log)
  await bundleAll(DEVELOPMENT_BUNDLES)

  const targetPorts = { api: await freePort(), mail: await freePort(), sandbox: await freePort() }
  const secrets = loadSecrets(dataDir, process.env)
  const shop = new DevShop({
    services: buildDevServices({ settings, secrets, targetPorts }),
    dataDir,
    prepare: async () => {
      const database = await startEmbeddedDatabase(settings, console.log)
      await buildServers(console.log)
      if (settings.loadsDemo) await loadDemo({ settings, secrets })
      return database
    },
    isWholeLog: verbose,
  })
  await runUntilEnded(shop, async () => {
    console.log('Compiling the first page ...')
    const status = await askFirstPage(ports.storefront)
    console.log(`The first page was answered with ${status} after ${((Date.now() - started) / 1_000).toFixed(1)} s`)
    console.log(describeShop(settings))
  })
}

await runCommandLine(HELP, run)
