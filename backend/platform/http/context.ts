import type { UnpaidLimits } from '@/domain/reservations/unpaid-limits'
import type { TenantDatabase } from '../database/client'
import type { Logger } from '../logger/logger'

/** The member of a valid token, or null. */
export interface Caller {
  memberId: number
  tokenHash: string
  /**
   * The member signed in with the mailed password and has not replaced it yet, which must happen first (decisions 8).
   */
  mustChangePassword: boolean
}

/** A user of an active agency with a valid agency token, and the agency's current terms. */
export interface AgencyCaller {
  agencyId: number
  userId: number
  tokenHash: string
  mustChangePassword: boolean
  /** The account that holds the agency's bookings. */
  memberId: number
  discountPercent: string
  commissionPercent: string
  /** Inventory that the agency may hold without a payment; null applies the usual limits of an agency. */
  unpaidLimits: UnpaidLimits | null
}

export interface Callers {
  member: Caller | null
  agency: AgencyCaller | null
}

/** The party that books: a member for themselves, or an agency for its client. */
export interface Booker {
  memberId: number
  agency: AgencyCaller | null
}

/**
 * The parties that may own a reservation. `rightsOf` in `reservations/ownership.ts` decides which reservations are
 * theirs.
 */
export interface Owner {
  booker: Booker | null
  /** Ids of the reservations that the guest's booking keys open. */
  guestOf: readonly number[]
}

/** Input of every handler: the tenant's database and the caller. */
export interface CallContext {
  company: string
  db: TenantDatabase
  caller: Caller | null
  agency: AgencyCaller | null
  /** Ids of the reservations that the booking keys of the request open. */
  guestOf: readonly number[]
  /** The identity provider's token of the Authorization header, for calls that declare it. */
  providerToken: string | null
  requestId: string
  idempotencyKey: string | null
  /** Address of the person: sent by the storefront with the service key, otherwise that of the connection. */
  clientAddress: string
  /** The part of the address that rate limits count: an IPv4 address, or the IPv6 network that one connection owns. */
  clientNetwork: string
  userAgent: string
  log: Logger
  /** Epoch milliseconds; handlers use this value as their only clock. */
  now: number
}

/** Context of calls that only a member may make. */
export interface MemberContext extends CallContext {
  caller: Caller
}

/** Context of calls that only a user of an agency may make. */
export interface AgencyContext extends CallContext {
  agency: AgencyCaller
}

/** Context of the calls for booking and payment. */
export interface BookerContext extends CallContext {
  booker: Booker
}

/** Context of the calls about a reservation that belongs to the caller: a member, an agency or a guest. */
export interface OwnerContext extends CallContext {
  owner: Owner
}
