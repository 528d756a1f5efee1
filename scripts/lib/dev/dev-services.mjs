import { pathToFileURL } from 'node:url'
import { fromRoot } from '../root.mjs'
import { buildServices } from '../services.mjs'

/** Separate from the bundles of `npm run up`, which may be running. */
const BUNDLES = {
  api: { entry: 'backend/main.ts', output: '.build/dev/backend.mjs', dataFolders: ['backend/db/migrations'] },
  sandbox: { entry: 'sandbox/main.ts', output: '.build/dev/sandbox.mjs' },
}

const NEXT = fromRoot('node_modules/next/dist/bin/next')
const DEVELOPMENT_CONTEXT = pathToFileURL(fromRoot('.build/dev/development-context.mjs')).href

/** Turbopack writes its cache on exit; Next's default limit for that is a tenth of a second. */
const NEXT_END_MS = '5000'

/**
 * The processes of `buildServices` for development: the API and the gateway run from bundles that are rebuilt after
 * each change, the storefront runs in `next dev`. Restartable processes listen on their port in `targetPorts` (`api`,
 * `mail`, `sandbox`); `gates` keep the public ports open.
 */
export function buildDevServices({ settings, secrets, targetPorts, env = process.env }) {
  const siteDir = fromRoot('.next')
  return buildServices({ settings, secrets, siteDir, env }).map((service) =>
    service.name === 'storefront' ? toNext(service, settings, env) : toReloading(service, settings, targetPorts),
  )
}

const LOOPBACK = '127.0.0.1'

/** The environment variables that set the listening ports of a process. */
const ADDRESSES = {
  api: { host: 'API_HOST', ports: { API_PORT: 'api', MAIL_VIEWER_PORT: 'mail' } },
  sandbox: { host: 'SANDBOX_HOST', ports: { SANDBOX_PORT: 'sandbox' } },
}

function toReloading(service, { ports, inspectPorts }, targetPorts) {
  const { name } = service
  const { host, ports: variables } = ADDRESSES[name]
  const targets = Object.entries(variables).map(([variable, port]) => [variable, String(targetPorts[port])])
  return {
    ...service,
    args: ['--enable-source-maps', `--inspect=${LOOPBACK}:${inspectPorts[name]}`, fromRoot(BUNDLES[name].output)],
    env: {
      ...service.env,
      NODE_ENV: 'development',
      [host]: LOOPBACK,
      ...Object.fromEntries(targets),
    },
    health: { url: `http://${LOOPBACK}:${targetPorts[name]}/health` },
    bundle: BUNDLES[name],
    gates: Object.values(variables).map((port) => ({
      port: ports[port],
      targetPort: targetPorts[port],
      host: service.env[host] || LOOPBACK,
    })),
  }
}

function toNext(service, { ports, inspectPorts }, { NODE_OPTIONS = '' }) {
  const { NEXT_DIST_DIR: _folder, MALLOC_ARENA_MAX: _arenas, ...env } = service.env
  return {
    ...service,
    // No health check: its address is a route, which would have to be compiled.
    health: null,
    args: [NEXT, 'dev', '--port', String(ports.storefront), '--inspect', `${LOOPBACK}:${inspectPorts.storefront}`],
    env: {
      NEXT_EXIT_TIMEOUT_MS: NEXT_END_MS,
      ...env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import=${DEVELOPMENT_CONTEXT} ${NODE_OPTIONS}`.trim(),
    },
  }
}
