import * as z from 'zod'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import { localTimeSchema, plainDateSchema } from '@/domain/shared/schema'

/** What a ticket's code says: who sold what for when and how many. Never a name (anybody may read a code). */
export interface Ticket {
  company: string
  bookingNumber: string
  ticketNumber: string
  productId: number
  date: PlainDate
  /** The last day of a service of several days; null for one that ends on the day on which it begins. */
  endDate: PlainDate | null
  time: LocalTime | null
  pax: { adult: number; child: number; infant: number }
  /** Epoch seconds. A voucher that was made anew after a change of date has a later one. */
  issuedAt: number
}

export interface TicketToken {
  /** Which of the tenant's keys has signed. */
  keyId: string
  /** The text that the signature is over. */
  signed: string
  /** Base64url of the 64 bytes of an Ed25519 signature. */
  signature: string
  ticket: Ticket
}

/** Version of the layout; a reader that knows another refuses. */
const VERSION = 'KT1'

const count = z.int().min(0).max(999)
const fields = [
  z.string().min(1).max(40),
  z.string().min(1).max(40),
  z.string().min(1).max(40),
  z.int().positive(),
  plainDateSchema,
  localTimeSchema.nullable(),
  count,
  count,
  count,
  z.int().positive(),
] as const
/** The last day stands behind the others, where there is one: codes from before it was told are read as they are. */
const packed = z.union([z.tuple(fields), z.tuple([...fields, plainDateSchema])])

const toBase64Url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
const fromBase64Url = (text: string) => atob(text.replace(/-/g, '+').replace(/_/g, '/'))

/** The text to sign: version, key and ticket. Short, so that the code stays coarse enough for any camera. */
export function buildSignedText(keyId: string, ticket: Ticket): string {
  const { company, bookingNumber, ticketNumber, productId, date, endDate, time, pax, issuedAt } = ticket
  const people = [pax.adult, pax.child, pax.infant]
  const last = endDate === null ? [] : [endDate]
  const values = [company, bookingNumber, ticketNumber, productId, date, time, ...people, issuedAt, ...last]
  return `${VERSION}.${keyId}.${toBase64Url(JSON.stringify(values))}`
}

/** The link in the code: the token stands behind '#', so that no server on the way ever sees it. */
export function buildTicketLink(origin: string, signed: string, signature: string): string {
  return `${origin}/ticket#${signed}.${signature}`
}

function unpack(body: string): Ticket | null {
  try {
    const parsed = packed.safeParse(JSON.parse(fromBase64Url(body)))
    if (!parsed.success) return null
    const [
      company,
      bookingNumber,
      ticketNumber,
      productId,
      date,
      time,
      adult,
      child,
      infant,
      issuedAt,
      endDate = null,
    ] = parsed.data
    const pax = { adult, child, infant }
    return { company, bookingNumber, ticketNumber, productId, date, endDate, time, pax, issuedAt }
  } catch {
    return null
  }
}

/**
 * Takes a scanned code apart: the link or the bare token. Null for anything else. It says nothing about the signature:
 * the caller checks `signature` over `signed` with the tenant's key `keyId` (Ed25519) before it believes the ticket.
 */
export function readTicketToken(scanned: string): TicketToken | null {
  const token = scanned.trim().split('#').at(-1) ?? ''
  const [version, keyId, body, signature, ...rest] = token.split('.')
  if (version !== VERSION || !keyId || !body || !signature || rest.length > 0) return null
  if (!/^[A-Za-z0-9_-]{86}$/.test(signature)) return null
  const ticket = unpack(body)
  return ticket && { keyId, signed: `${version}.${keyId}.${body}`, signature, ticket }
}
