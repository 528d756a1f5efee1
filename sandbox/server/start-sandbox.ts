import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { SandboxConfig } from '../config'
import { PaymentStore } from '../payments/payment-store'
import { mountAdmin } from './admin-routes'
import { mountApi, type SandboxEnv } from './api-routes'
import { mountBank } from './bank-routes'
import { Faults } from './faults'
import { mountForm } from './form-routes'
import type { Gateway } from './gateway'
import { Webhooks } from './webhooks'

const GRACE_MS = 2000

interface RunningSandbox {
  port: number
  close(): Promise<void>
}

function buildApp(gateway: Gateway): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>()
  app.use(async (c, next) => {
    const startedAt = performance.now()
    await next()
    // Log the route pattern, not the path, because the URLs of bank pages are secrets.
    const facts = { method: c.req.method, route: c.req.routePath, status: c.res.status }
    gateway.log.info({ ...facts, ms: Math.round(performance.now() - startedAt) }, 'request')
  })
  mountAdmin(app, gateway)
  mountApi(app, gateway)
  mountBank(app, gateway)
  mountForm(app, gateway)
  app.onError((error, c) => {
    gateway.log.error({ route: c.req.routePath, err: error }, 'request failed')
    return c.json({ status: 'failure', errorCode: '1', errorMessage: 'System error' }, 500)
  })
  return app
}

/** Starts the gateway. Resolves when it listens; rejects if the port is in use. */
export async function startSandbox(
  config: SandboxConfig,
  log: Logger,
  now: () => number = Date.now,
): Promise<RunningSandbox> {
  let app: Hono<SandboxEnv> | null = null
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env as HttpBindings) ?? new Response(null, { status: 503 }),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  // Open the journal only after binding the port, so that a second process cannot corrupt it.
  const store = new PaymentStore(config.dataDir)
  const faults = new Faults()
  const webhooks = new Webhooks({ config, store, faults, log, now })
  app = buildApp({ config, store, faults, webhooks, log, now })
  webhooks.start()
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      webhooks.stop()
      return new Promise<void>((resolve) => {
        const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), GRACE_MS)
        server.close(() => {
          clearTimeout(force)
          resolve()
        })
        if ('closeIdleConnections' in server) server.closeIdleConnections()
      })
    },
  }
}
