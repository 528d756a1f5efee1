import { runNode } from './command.mjs'
import { fromRoot } from './root.mjs'
import { buildApiEnvironment } from './services.mjs'

/**
 * Fills the databases of the demo's operators where that has not been done. Starts the embedded database where no API
 * has started it, and stops it again. Throws with what the loader wrote when it fails.
 */
export async function loadDemo({ settings, secrets, env = process.env }) {
  const { code, output } = await runNode(fromRoot('.build/demo.mjs'), [], {
    env: buildApiEnvironment({ settings, secrets, env }),
  })
  if (code !== 0) throw new Error(`The demo could not be loaded:\n${output.trim()}`)
}
