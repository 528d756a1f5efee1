import { relative } from 'node:path'
import { fromRoot, ROOT } from './root.mjs'

/** Only the operator API gets the keys of the file store. */
const withoutStore = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('S3_')))

const withoutNpm = (env) => Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')))

/**
 * Limits a storefront's memory: by default Node keeps garbage up to a quarter of the machine's memory. With 256 MiB two
 * hundred concurrent searches ended the process. The environment overrides these values.
 */
const BOUNDED = { options: '--max-old-space-size=1024', arenas: '2' }

/** Unset values must be omitted, otherwise they become the string 'undefined'. */
const present = (env) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== null && value !== undefined))

/** Environment of every process of a shop. */
const buildBaseEnvironment = ({ settings, secrets, env }) => ({
  ...withoutNpm(env),
  ...secrets,
  NODE_ENV: 'production',
  DATA_DIR: settings.dataDir,
  PORT: undefined,
})

const storefrontUrlOf = ({ ports }) => `http://127.0.0.1:${ports.storefront}`

/** Environment of the operator API, and of each program that works on its databases. */
export function buildApiEnvironment({ settings, secrets, env = process.env }) {
  const { ports } = settings
  const storefrontUrl = storefrontUrlOf(settings)
  return present({
    STOREFRONT_URL: storefrontUrl,
    STOREFRONT_REVALIDATE_URL: `${storefrontUrl}/api/revalidate`,
    STOREFRONT_PORT: String(ports.storefront),
    ...buildBaseEnvironment({ settings, secrets, env }),
    API_PORT: String(ports.api),
    MAIL_VIEWER_PORT: String(ports.mail),
    PG_PORT: String(settings.pgPort),
    DATABASE_URL: settings.databaseUrl,
    PAYMENT_BASE_URL: settings.paymentBaseUrl,
    DEMO_PASSWORD: settings.demoPassword,
  })
}

/**
 * The processes of a shop with their environments. The environment overrides the defaults here, except for ports and
 * folders, which `settings` has already read from it.
 */
export function buildServices({ settings, secrets, siteDir, env = process.env }) {
  const { ports, apiBaseUrl, dataDir } = settings
  const base = withoutStore(buildBaseEnvironment({ settings, secrets, env }))
  const node = (file) => ({ command: process.execPath, args: ['--enable-source-maps', fromRoot(file)] })

  const api = {
    name: 'api',
    role: 'operator API',
    ...node('.build/backend.mjs'),
    env: buildApiEnvironment({ settings, secrets, env }),
    health: { url: `http://127.0.0.1:${ports.api}/health` },
  }
  const sandbox = {
    name: 'sandbox',
    role: 'payment gateway',
    ...node('.build/sandbox.mjs'),
    env: present({
      SANDBOX_DATA_DIR: `${dataDir}/sandbox`,
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/odeme-webhook`,
      ...base,
      SANDBOX_PORT: String(ports.sandbox),
    }),
    health: { url: `http://127.0.0.1:${ports.sandbox}/health` },
  }
  const storefront = {
    name: 'storefront',
    role: 'storefront',
    command: process.execPath,
    args: [fromRoot('.build/storefront.mjs')],
    env: present({
      AUTH_TRUST_HOST: 'true',
      NEXT_TELEMETRY_DISABLED: '1',
      MALLOC_ARENA_MAX: BOUNDED.arenas,
      ...base,
      NODE_OPTIONS: `${BOUNDED.options} ${base.NODE_OPTIONS ?? ''}`.trim(),
      PORT: String(ports.storefront),
      API_BASE_URL: apiBaseUrl,
      NEXT_DIST_DIR: relative(ROOT, siteDir),
    }),
    health: { url: `${storefrontUrlOf(settings)}/api/health`, headers: { host: `localhost:${ports.storefront}` } },
  }
  return [
    ...(settings.runsApi ? [api] : []),
    ...(settings.runsApi && settings.runsSandbox ? [sandbox] : []),
    storefront,
  ]
}
