import * as z from 'zod'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { LocalTime } from '@/domain/dates/zone'
import { localTimeSchema, plainDateSchema } from '@/domain/shared/schema'

/**
 * The content of a ticket's code: seller, product, date and number of people. It contains no name, because anybody can
 * read a code.
 */
export interface Ticket {
  company: string
  bookingNumber: string
  ticketNumber: string
  productId: number
  date: PlainDate
  time: LocalTime | null
  pax: { adult: number; child: number; infant: number }
  /** Epoch seconds. A voucher that was reissued after a change of date has a later value. */
  issuedAt: number
  /** The reservation's revision when the ticket was issued; null in a code of format KT1, which has none. */
  revision: number | null
  /** Last day of a service of several days. Null for a service that ends on `date`, and in a code of format KT1. */
  endDate: PlainDate | null
}

/** A ticket in the current format. */
export type IssuedTicket = Ticket & { revision: number }

export interface TicketToken {
  /** Identifies the tenant's key that signed the ticket. */
  keyId: string
  /** The signed text. */
  signed: string
  /** Base64url of the 64 bytes of an Ed25519 signature. */
  signature: string
  ticket: Ticket
}

/** Format of new codes. A reader rejects any format that it does not know. */
const VERSION = 'KT2'
/** Format of the previous release: without the revision and the last day. */
const FORMER_VERSION = 'KT1'

const count = z.int().min(0).max(999)
const formerFields = [
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
const formerPacked = z.tuple(formerFields)
const packed = z.tuple([...formerFields, z.int().min(0), plainDateSchema.nullable()])

const toBase64Url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
const fromBase64Url = (text: string) => atob(text.replace(/-/g, '+').replace(/_/g, '/'))

/**
 * The text to sign: version, key and ticket. It is short, so that the QR code has few modules and any camera can read
 * it.
 */
export function buildSignedText(keyId: string, ticket: IssuedTicket): string {
  const { company, bookingNumber, ticketNumber, issuedAt, revision, endDate } = ticket
  const fields = [company, bookingNumber, ticketNumber, ...contentOf(ticket), issuedAt, revision, endDate]
  return `${VERSION}.${keyId}.${toBase64Url(JSON.stringify(fields))}`
}

/** The fields of both formats that a change can alter, in the order of the code. */
const contentOf = ({ productId, date, time, pax }: TicketContent) => [
  productId,
  date,
  time,
  pax.adult,
  pax.child,
  pax.infant,
]

export type TicketContent = Pick<Ticket, 'productId' | 'date' | 'time' | 'pax'>
export type TicketIdentity = Pick<Ticket, 'company' | 'bookingNumber' | 'ticketNumber'>

/** The text whose hash identifies a ticket in the revocation list. */
export function buildIdentityText({ company, bookingNumber, ticketNumber }: TicketIdentity): string {
  return [company, bookingNumber, ticketNumber].join('/')
}

/** The text whose hash represents the content of a ticket's newest code in the revocation list. */
export function buildContentText(ticket: TicketIdentity & TicketContent): string {
  return `${buildIdentityText(ticket)}/${JSON.stringify(contentOf(ticket))}`
}

/** The link in the code. The token follows '#', so that it is never sent to a server. */
export function buildTicketLink(origin: string, signed: string, signature: string): string {
  return `${origin}/ticket#${signed}.${signature}`
}

function unpack(version: string | undefined, body: string): Ticket | null {
  try {
    const parsed = (version === VERSION ? packed : formerPacked).safeParse(JSON.parse(fromBase64Url(body)))
    if (!parsed.success) return null
    const [company, bookingNumber, ticketNumber, productId, date, time, adult, child, infant, issuedAt] = parsed.data
    const [revision = null, endDate = null] = parsed.data.slice(formerFields.length) as [number?, PlainDate?]
    const pax = { adult, child, infant }
    return { company, bookingNumber, ticketNumber, productId, date, time, pax, issuedAt, revision, endDate }
  } catch {
    return null
  }
}

/**
 * Parses a scanned code: the link or the bare token. Null for any other text. It does not check the signature: before
 * trusting the ticket, the caller must verify `signature` over `signed` with the tenant's key `keyId` (Ed25519).
 */
export function readTicketToken(scanned: string): TicketToken | null {
  const token = scanned.trim().split('#').at(-1) ?? ''
  const [version, keyId, body, signature, ...rest] = token.split('.')
  if (!(version === VERSION || version === FORMER_VERSION)) return null
  if (!keyId || !body || !signature || rest.length > 0) return null
  if (!/^[A-Za-z0-9_-]{86}$/.test(signature)) return null
  const ticket = unpack(version, body)
  return ticket && { keyId, signed: `${version}.${keyId}.${body}`, signature, ticket }
}
