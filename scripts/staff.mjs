// Adds people to a tenant's desk, or gives one a new password: `npm run staff -- --help`.
import { buildServers } from './lib/build-steps.mjs'
import { runNode } from './lib/command.mjs'
import { fromRoot } from './lib/root.mjs'
import { loadSecrets } from './lib/secrets.mjs'
import { loadEnvFile, readSettings } from './lib/settings.mjs'

loadEnvFile()
try {
  const settings = readSettings(process.env)
  await buildServers(console.log)
  const env = { ...process.env, ...loadSecrets(settings.dataDir, process.env), DATA_DIR: settings.dataDir }
  const { code } = await runNode(fromRoot('.build/staff.mjs'), process.argv.slice(2), { env, live: true })
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
