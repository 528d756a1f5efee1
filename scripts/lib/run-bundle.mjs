import { buildServers } from './build-steps.mjs'
import { runNode } from './command.mjs'
import { fromRoot } from './root.mjs'
import { loadSecrets } from './secrets.mjs'
import { loadEnvFile, readSettings } from './settings.mjs'

/**
 * Builds the API's parts if they have changed and runs one, by its name in `.build`, with this shop's settings.
 * Arguments default to those of the command line.
 */
export async function runBundle(name, args = process.argv.slice(2)) {
  loadEnvFile()
  try {
    const settings = readSettings(process.env)
    await buildServers(console.log)
    const env = { ...process.env, ...loadSecrets(settings.dataDir, process.env), DATA_DIR: settings.dataDir }
    const { code } = await runNode(fromRoot('.build', name), args, { env, live: true })
    process.exitCode = code
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
