import { buildServers } from './build-steps.mjs'
import { buildFormerRelease } from './former-build.mjs'
import { findMissingHistory, readFormerHash } from './former-release.mjs'
import { fromRoot } from './root.mjs'
import { vitestStep } from './test-reports.mjs'
import { resetDataFolder } from './test-shop.mjs'

const NAME = 'upgrade from the former release'

/** The upgrade test as a step; it is reported as not run if git lacks the sources of the previous release. */
export const upgradeStep = (show) => ({
  name: NAME,
  run: async () => {
    const hash = readFormerHash()
    const missing = await findMissingHistory(hash)
    if (missing) return { passed: 0, failed: 0, notRun: [[NAME, missing]] }
    await buildServers(show)
    const FORMER_FOLDER = await buildFormerRelease(hash, show)
    const DATA_DIR = fromRoot('.data/upgrade')
    await resetDataFolder(DATA_DIR)
    return vitestStep(NAME, ['upgrade'], { env: { ...process.env, FORMER_FOLDER, DATA_DIR } }).run()
  },
})
