import type * as z from 'zod'

/**
 * `booker`: a member, or a signed-in agency for its client. `owner`: the same for a reservation of theirs, or a guest with the key of
 * that one reservation (`openBooking`). Tokens of members and agencies and keys of guests open nothing of each other's.
 */
export type Access = 'public' | 'member' | 'agency' | 'booker' | 'owner' | 'service'

/** One call of the operator API: written once, validated and documented by the backend, typed for the storefront. */
export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST'
  path: `/${string}`
  summary: string
  access: Access
  /** Asked about the whole installation: needs no company header. */
  tenantless?: boolean
  /** A POST that changes something and may be sent twice wants an `Idempotency-Key` header. */
  idempotent?: boolean
  /** The Authorization header carries the token of Google or Facebook instead of one of ours. */
  providerToken?: boolean
  /** A public call that answers the booker otherwise than others: their token goes along where there is one. */
  tellsBooker?: boolean
  /** Room for a body beyond what every call may send, for a call that carries a document. */
  maximumBodyBytes?: number
  /** Answers larger than every call's 8 MB, and the time that they take: an export holds papers. */
  largeAnswer?: boolean
  /** Error codes the caller must be ready for, beside those every call may give. */
  errors?: readonly string[]
  request: I
  response: O
}

export function call<I extends z.ZodType, O extends z.ZodType>(definition: Call<I, O>): Call<I, O> {
  return definition
}

export type RequestOf<C> = C extends Call<infer I, z.ZodType> ? z.input<I> : never
export type ParsedRequestOf<C> = C extends Call<infer I, z.ZodType> ? z.output<I> : never
export type ResponseOf<C> = C extends Call<z.ZodType, infer O> ? z.output<O> : never
