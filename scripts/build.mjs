import { buildServers, buildStorefront } from './lib/build-steps.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { loadEnvFile } from './lib/settings.mjs'

loadEnvFile()
try {
  ensureInstalled(console.log)
  const verbose = process.argv.includes('--verbose')
  const built = [await buildServers(console.log), await buildStorefront(console.log, { verbose })]
  if (!built.includes(true)) console.log('Nothing to build: nothing has changed')
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
