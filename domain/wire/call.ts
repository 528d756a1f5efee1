import type * as z from 'zod'

/**
 * `booker`: a member, or a signed-in agency for its client. `owner`: the same for their own reservation, or a guest
 * with the key of that one reservation (`openBooking`). A token of a member or an agency, or a key of a guest, never
 * gives access to the data of another.
 */
export type Access = 'public' | 'member' | 'agency' | 'booker' | 'owner' | 'service'

/** One call of the operator API. The backend validates and documents it, and the storefront takes its types from it. */
export interface Call<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST'
  path: `/${string}`
  summary: string
  access: Access
  /** The call concerns the whole installation and needs no company header. */
  tenantless?: boolean
  /** A POST with side effects that may be retried. It requires an `Idempotency-Key` header. */
  idempotent?: boolean
  /** The Authorization header carries a token of Google or Facebook instead of an API token. */
  providerToken?: boolean
  /** A public call whose response differs for the booker. The client sends the booker's token if there is one. */
  tellsBooker?: boolean
  /** Maximum body size in bytes for a call that carries a document; it replaces the general limit. */
  maximumBodyBytes?: number
  /** Allows a response larger than the general limit of 8 MB, and more time for it: an export contains documents. */
  largeAnswer?: boolean
  /** Error codes that the caller must handle, in addition to those of every call. */
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
