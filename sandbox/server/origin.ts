import type { Context } from 'hono'
import type { SandboxEnv } from './api-routes'
import type { Gateway } from './gateway'

/** The gateway's origin for a browser: as configured, else the one that the merchant's server used. */
export function getOrigin(gateway: Gateway, c: Context<SandboxEnv>): string {
  return gateway.config.publicUrl ?? new URL(c.req.url).origin
}
