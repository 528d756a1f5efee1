import { BUNDLE_OPTIONS, buildServers } from './build-steps.mjs'
import { runNode } from './command.mjs'
import { fromRoot } from './root.mjs'
import { resetDataFolder } from './test-shop.mjs'

/**
 * Builds the servers, then bundles a program of tests/load and runs it in an empty data folder of its own. DATABASE_URL
 * and REDIS_URL are not passed on, because the program fills, kills and empties its servers. `more` contains additional
 * environment variables.
 */
export async function runLoadTest(name, dataVariable, more = {}) {
  const { build } = await import('esbuild')
  const dataDir = fromRoot(`.data/${name}`)
  const outfile = fromRoot(`.build/${name}.mjs`)
  await buildServers(console.log)
  await build({ ...BUNDLE_OPTIONS, entryPoints: [`tests/load/${name}/main.ts`], outfile, logLevel: 'error' })
  await resetDataFolder(dataDir)
  const { DATABASE_URL, REDIS_URL, ...env } = process.env
  const { code } = await runNode(outfile, [], { env: { ...env, ...more, [dataVariable]: dataDir }, live: true })
  await resetDataFolder(dataDir)
  return code
}
