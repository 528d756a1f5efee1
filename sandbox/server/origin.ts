import type { Context } from 'hono'
import type { SandboxEnv } from './api-routes'
import type { Gateway } from './gateway'

/** Returns the gateway's origin for a browser: the configured one, otherwise that of the merchant's request. */
export function getOrigin(gateway: Gateway, c: Context<SandboxEnv>): string {
  return gateway.config.publicUrl ?? new URL(c.req.url).origin
}
