import { runNode } from './command.mjs'
import { fromRoot } from './root.mjs'
import { buildApiEnvironment } from './services.mjs'

/**
 * Fills the databases of the demo operators that are not filled yet. Starts the embedded database if no API has started
 * it, and stops it again. Throws with the loader's output if it fails.
 */
export async function loadDemo({ settings, secrets, env = process.env }) {
  const { code, output } = await runNode(fromRoot('.build/demo.mjs'), [], {
    env: buildApiEnvironment({ settings, secrets, env }),
  })
  if (code !== 0) throw new Error(`The demo could not be loaded:\n${output.trim()}`)
}
