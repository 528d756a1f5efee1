import type { TenantDatabase } from '../db/client'
import type { Logger } from '../logger'

/** The member of a valid token, or null. */
export interface Caller {
  memberId: number
  tokenHash: string
}

/** What every handler gets: the tenant's database and who asks. */
export interface CallContext {
  company: string
  db: TenantDatabase
  caller: Caller | null
  requestId: string
  idempotencyKey: string | null
  /** Address of the person, as told by the storefront with the service key, else of the connection. */
  clientAddress: string
  userAgent: string
  log: Logger
  /** Epoch milliseconds; the one clock of a request. */
  now: number
}

/** Same, for calls that only a member may make. */
export interface MemberContext extends CallContext {
  caller: Caller
}
