import type { UnpaidLimits } from '@/domain/reservations/unpaid-limits'
import type { TenantDatabase } from '../database/client'
import type { Logger } from '../logger/logger'

/** The member of a valid token, or null. */
export interface Caller {
  memberId: number
  tokenHash: string
  /** The mailed password was used and not yet replaced: nothing may be done before that (decisions 8). */
  mustChangePassword: boolean
}

/** A person of an active agency by a valid token of its own kind, with the agency's terms of today. */
export interface AgencyCaller {
  agencyId: number
  userId: number
  tokenHash: string
  mustChangePassword: boolean
  /** The account that holds what the agency books. */
  memberId: number
  discountPercent: string
  commissionPercent: string
  /** Stock that it may keep without a payment; null for the usual limits of an agency. */
  unpaidLimits: UnpaidLimits | null
}

export interface Callers {
  member: Caller | null
  agency: AgencyCaller | null
}

/** Who books: a member for themselves, or an agency for its client. */
export interface Booker {
  memberId: number
  agency: AgencyCaller | null
}

/** Whose a reservation may be; `rightsOf` in `reservations/ownership.ts` says which is whose. */
export interface Owner {
  booker: Booker | null
  /** Reservations that the keys of a guest open, by their id. */
  guestOf: readonly number[]
}

/** What every handler gets: the tenant's database and who asks. */
export interface CallContext {
  company: string
  db: TenantDatabase
  caller: Caller | null
  agency: AgencyCaller | null
  /** Reservations that the keys of the request open to a guest, by their id. */
  guestOf: readonly number[]
  /** The provider's token of the Authorization header, for the calls that say so. */
  providerToken: string | null
  requestId: string
  idempotencyKey: string | null
  /** Address of the person, as told by the storefront with the service key, else of the connection. */
  clientAddress: string
  /** What limits count of it: an address, and of IPv6 the network that one connection owns whole. */
  clientNetwork: string
  userAgent: string
  log: Logger
  /** Epoch milliseconds; the one clock of a request. */
  now: number
}

/** Same, for calls that only a member may make. */
export interface MemberContext extends CallContext {
  caller: Caller
}

/** Same, for calls that only a person of an agency may make. */
export interface AgencyContext extends CallContext {
  agency: AgencyCaller
}

/** Same, for the calls of booking and paying. */
export interface BookerContext extends CallContext {
  booker: Booker
}

/** Same, for the calls about a reservation that is the caller's own: a member's, an agency's, or a guest's. */
export interface OwnerContext extends CallContext {
  owner: Owner
}
