import { existsSync } from 'node:fs'
import { describeShop } from './lib/announce.mjs'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { loadDemo } from './lib/demo.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { describeTakenPorts } from './lib/ports.mjs'
import { claimDataFolder, runCommandLine, runUntilEnded } from './lib/run-shop.mjs'
import { loadSecrets } from './lib/secrets.mjs'
import { buildServices } from './lib/services.mjs'
import { loadEnvFile, readSettings, wantedPorts } from './lib/settings.mjs'
import { prepareSite } from './lib/site.mjs'
import { Supervisor } from './lib/supervisor.mjs'

const HELP = `npm run up [-- --verbose]
Builds what has changed and runs the shop: storefront, operator API with its database, payment gateway.
Ports by PORT, API_PORT, SANDBOX_PORT, MAIL_VIEWER_PORT; every setting is in .env.example.`

async function run({ verbose }) {
  loadEnvFile()
  const settings = readSettings(process.env)
  await claimDataFolder(settings.dataDir)
  const taken = await describeTakenPorts(wantedPorts(settings))
  if (taken.length > 0) throw new Error(taken.join('\n'))

  ensureInstalled(console.log)
  await buildServers(console.log)
  if (!existsSync(settings.dataDir)) console.log('This first start also makes the database and its demo content')
  const secrets = loadSecrets(settings.dataDir, process.env)
  // Concurrent: they are independent, and neither uses the CPU fully.
  await Promise.all([
    buildStorefront(console.log, { verbose }),
    settings.loadsDemo ? loadDemo({ settings, secrets }) : undefined,
  ])
  const services = buildServices({ settings, secrets, siteDir: prepareSite(settings.dataDir) })
  const supervisor = new Supervisor({ services, dataDir: settings.dataDir, verbose })
  await runUntilEnded(supervisor, () => console.log(describeShop(settings)))
}

await runCommandLine(HELP, run)
