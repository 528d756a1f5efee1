import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fromRoot, ROOT } from './root.mjs'

/** The ports of the three processes and of the API's mail viewer: purpose and environment variable. */
export const PORTS = {
  storefront: { variable: 'PORT', fallback: 3000, role: 'storefront' },
  api: { variable: 'API_PORT', fallback: 4000, role: 'operator API' },
  sandbox: { variable: 'SANDBOX_PORT', fallback: 4100, role: 'payment gateway' },
  mail: { variable: 'MAIL_VIEWER_PORT', fallback: 4025, role: 'mail viewer' },
}

const PG_PORT = 54329

/** Loads `.env` if it exists; variables that are already set take precedence. */
export function loadEnvFile() {
  const path = fromRoot('.env')
  if (existsSync(path) && typeof process.loadEnvFile === 'function') process.loadEnvFile(path)
}

/** Reads the settings of `npm run up` from the environment. Throws an error with one line per invalid setting. */
export function readSettings(env) {
  const problems = []
  const ports = {}
  for (const [name, { variable, fallback }] of Object.entries(PORTS))
    ports[name] = readPort(env, variable, fallback, problems)
  problems.push(...findDoubles(ports))
  const pgPort = readPort(env, 'PG_PORT', PG_PORT, problems)
  const apiBaseUrl = readUrl(env, 'API_BASE_URL', problems)
  const paymentBaseUrl = readUrl(env, 'PAYMENT_BASE_URL', problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return {
    ports,
    pgPort,
    apiBaseUrl: apiBaseUrl ?? `http://127.0.0.1:${ports.api}`,
    paymentBaseUrl: paymentBaseUrl ?? `http://127.0.0.1:${ports.sandbox}`,
    /** False if the address of another server is configured. */
    runsApi: apiBaseUrl === null || isOwn(apiBaseUrl, ports.api),
    runsSandbox: paymentBaseUrl === null || isOwn(paymentBaseUrl, ports.sandbox),
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    demoPassword: env.DEMO_PASSWORD || 'kervan-demo',
    /** The demo operators are loaded only into the databases of our own API. */
    loadsDemo: (apiBaseUrl === null || isOwn(apiBaseUrl, ports.api)) && env.SEED_DEMO !== 'false',
  }
}

/** The listening ports of the processes of these settings, by the names in `PORTS`. */
export function wantedPorts({ ports, runsApi, runsSandbox }) {
  const { storefront, api, mail, sandbox } = ports
  return { storefront, ...(runsApi ? { api, mail } : {}), ...(runsApi && runsSandbox ? { sandbox } : {}) }
}

export function readPort(env, variable, fallback, problems) {
  const text = env[variable]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  problems.push(`${variable} must be a port from 1 to 65535, not '${text}'`)
  return fallback
}

function findDoubles(ports) {
  const entries = Object.entries(ports)
  return entries.flatMap(([name, port], index) =>
    entries
      .slice(index + 1)
      .filter(([, other]) => other === port)
      .map(([other]) => `${PORTS[name].variable} and ${PORTS[other].variable} are both ${port}`),
  )
}

function readUrl(env, variable, problems) {
  const text = env[variable]
  if (!text) return null
  if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '')
  problems.push(`${variable} must be an address such as https://api.example, not '${text}'`)
  return null
}

function isOwn(address, port) {
  const { hostname, port: given } = new URL(address)
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) && Number(given) === port
}
