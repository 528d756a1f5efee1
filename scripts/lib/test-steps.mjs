import { buildServers, buildStorefront } from './build-steps.mjs'
import { fromRoot } from './root.mjs'
import { vitestStep } from './test-reports.mjs'
import { resetDataFolder } from './test-shop.mjs'

/** A step of the API's tests with an empty data folder of their own, named as the report; `env` says which database. */
export async function prepareApiTests(name, { env, report }) {
  const DATA_DIR = fromRoot(`.data/${report}`)
  await resetDataFolder(DATA_DIR)
  return vitestStep(name, ['api'], { env: { ...env, DATA_DIR }, report })
}

/** A step that builds the servers and the storefront where they have changed. */
export const buildStep = (show) => ({
  name: 'build',
  run: async () => {
    await buildServers(show)
    await buildStorefront(show)
    return { passed: 1, failed: 0 }
  },
})
