import { readPort, readSettings, wantedPorts } from '../settings.mjs'

/** A separate database: an unfinished migration must not reach the shop of `npm run up`. */
const DATA_DIR = '.data/dev'
const INSPECT_PORT = 9229

/** In the order of their debugger ports, which start at `INSPECT_PORT`. */
const DEBUGGED = ['api', 'sandbox', 'storefront']

/** Descriptions of the debugger ports for `describeTakenPorts`. */
export const DEBUGGERS = {
  api: { variable: 'INSPECT_PORT', role: 'debugger of the operator API' },
  sandbox: { variable: 'INSPECT_PORT', role: 'debugger of the payment gateway' },
  storefront: { variable: 'INSPECT_PORT', role: 'debugger of the storefront' },
}

/**
 * The settings of `npm run up` with a separate data folder and, as `inspectPorts`, the debugger port of each process.
 * Throws as `readSettings` does.
 */
export function readDevSettings(env) {
  const settings = readSettings({ ...env, DATA_DIR: env.DATA_DIR || DATA_DIR })
  const problems = []
  const first = readPort(env, 'INSPECT_PORT', INSPECT_PORT, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const running = wantedPorts(settings)
  const ports = DEBUGGED.map((name, index) => [name, first + index])
  return { ...settings, inspectPorts: Object.fromEntries(ports.filter(([name]) => name in running)) }
}
