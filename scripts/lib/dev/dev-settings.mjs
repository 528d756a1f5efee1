import { readPort, readSettings, wantedPorts } from '../settings.mjs'

/** A database of its own: an unfinished migration must not reach the shop of `npm run up`. */
const DATA_DIR = '.data/dev'
const INSPECT_PORT = 9229

/** In the order of their ports, from `INSPECT_PORT` on. */
const DEBUGGED = ['api', 'sandbox', 'storefront']

/** The debuggers' ports as `describeTakenPorts` wants them described. */
export const DEBUGGERS = {
  api: { variable: 'INSPECT_PORT', role: 'debugger of the operator API' },
  sandbox: { variable: 'INSPECT_PORT', role: 'debugger of the payment gateway' },
  storefront: { variable: 'INSPECT_PORT', role: 'debugger of the storefront' },
}

/**
 * The settings of `npm run up` with a data folder of its own and, as `inspectPorts`, the debuggers' port of each process that runs. Throws as
 * `readSettings` does.
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
