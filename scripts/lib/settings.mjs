import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fromRoot, ROOT } from './root.mjs'

/** The three processes and the mail viewer inside the API: what each port is for and how it is changed. */
export const PORTS = {
  storefront: { variable: 'PORT', fallback: 3000, role: 'storefront' },
  api: { variable: 'API_PORT', fallback: 4000, role: 'operator API' },
  sandbox: { variable: 'SANDBOX_PORT', fallback: 4100, role: 'payment gateway' },
  mail: { variable: 'MAIL_VIEWER_PORT', fallback: 4025, role: 'mail viewer' },
}

const PG_PORT = 54329

/** Reads `.env` into the environment where there is one; what the environment already has wins. */
export function loadEnvFile() {
  const path = fromRoot('.env')
  if (existsSync(path) && typeof process.loadEnvFile === 'function') process.loadEnvFile(path)
}

/** What `npm run up` needs to know, from the environment. Throws one sentence per line for everything that is wrong. */
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
    /** Another server's address means that ours is not needed. */
    runsApi: apiBaseUrl === null || isOwn(apiBaseUrl, ports.api),
    runsSandbox: paymentBaseUrl === null || isOwn(paymentBaseUrl, ports.sandbox),
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    demoPassword: env.DEMO_PASSWORD || 'kervan-demo',
    /** The demo's operators are loaded into our own API's databases alone. */
    loadsDemo: (apiBaseUrl === null || isOwn(apiBaseUrl, ports.api)) && env.SEED_DEMO !== 'false',
  }
}

/** The ports that the processes of these settings listen on, by the names of `PORTS`. */
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
