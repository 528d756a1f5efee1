import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeShop } from './lib/announce.mjs'
import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { loadDemo } from './lib/demo.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { listenForEnd } from './lib/interrupts.mjs'
import { describeTakenPorts } from './lib/ports.mjs'
import { endLeftovers, getLivingSupervisor } from './lib/run-record.mjs'
import { loadSecrets } from './lib/secrets.mjs'
import { buildServices } from './lib/services.mjs'
import { loadEnvFile, readSettings } from './lib/settings.mjs'
import { prepareSite } from './lib/site.mjs'
import { Supervisor } from './lib/supervisor.mjs'

const HELP = `npm run up [-- --verbose]
Builds what has changed and runs the shop: storefront, operator API with its database, payment gateway.
Ports by PORT, API_PORT, SANDBOX_PORT, MAIL_VIEWER_PORT; every setting is in .env.example.`

async function run({ verbose }) {
  loadEnvFile()
  const settings = readSettings(process.env)
  const other = getLivingSupervisor(settings.dataDir)
  if (other)
    throw new Error(
      `The shop already runs on this data folder (process ${other.pid}). Stop it, or set DATA_DIR and the ports.`,
    )
  const left = await endLeftovers(settings.dataDir, 10_000)
  if (left > 0) console.log(`Ended ${left} processes of a former run`)
  const taken = await describeTakenPorts(wantedPorts(settings))
  if (taken.length > 0) throw new Error(taken.join('\n'))

  ensureInstalled(console.log)
  await buildServers(console.log)
  if (!existsSync(settings.dataDir)) console.log('This first start also makes the database and its demo content')
  const secrets = loadSecrets(settings.dataDir, process.env)
  // Side by side: neither needs the other, and each leaves the processor idle now and then.
  await Promise.all([
    buildStorefront(console.log, { verbose }),
    settings.loadsDemo ? loadDemo({ settings, secrets }) : undefined,
  ])
  const services = buildServices({ settings, secrets, siteDir: prepareSite(settings.dataDir) })
  await supervise(new Supervisor({ services, dataDir: settings.dataDir, verbose }), settings)
}

function wantedPorts({ ports, runsApi, runsSandbox }) {
  const { storefront, api, mail, sandbox } = ports
  return { storefront, ...(runsApi ? { api, mail } : {}), ...(runsApi && runsSandbox ? { sandbox } : {}) }
}

async function supervise(supervisor, settings) {
  const ended = new Promise((resolve) => {
    listenForEnd({
      onFirst: () => {
        console.log('\nStopping ...')
        resolve()
      },
      onSecond: () => supervisor.kill(),
    })
  })
  try {
    console.log('Starting ...')
    const isStarted = await Promise.race([supervisor.start().then(() => true), ended.then(() => false)])
    if (isStarted) {
      console.log(describeShop(settings))
      await Promise.race([ended, supervisor.failed])
    }
  } finally {
    await supervisor.stop()
  }
  console.log('Stopped.')
}

const { values } = parseArgs({ options: { verbose: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help) console.log(HELP)
else {
  try {
    await run({ verbose: values.verbose ?? false })
    process.exit(0)
  } catch (error) {
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
