import * as z from 'zod'
import { type RevokedTicket, TICKET_STANDINGS } from './ticket-state'

/** Tickets of a tenant whose codes do not hold as they were signed. No name, number or price is in it. */
export interface RevocationList {
  company: string
  /** Epoch milliseconds: everything committed before it is in the list. */
  at: number
  tickets: RevokedTicket[]
}

/** Days after its last day for which a ticket stays in the list: clocks of phones are wrong now and then. */
export const REVOCATION_DAYS = 2

/** Version of the layout, which also keeps the signature of a list from passing as that of a ticket. */
const VERSION = 'KR1'

const hash = z.string().regex(/^[A-Za-z0-9_-]{16}$/)
const packed = z.tuple([
  z.string().min(1).max(40),
  z.int().positive(),
  z.array(
    z.tuple([
      hash,
      z
        .int()
        .min(0)
        .max(TICKET_STANDINGS.length - 1),
      z.int().min(0),
      hash,
      z.int().nullable(),
    ]),
  ),
])

const toBase64Url = (text: string) => btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
const fromBase64Url = (text: string) => atob(text.replace(/-/g, '+').replace(/_/g, '/'))

/** The text to sign. `.` and the signature after it make the list as it is fetched and kept. */
export function buildSignedList(keyId: string, { company, at, tickets }: RevocationList): string {
  const rows = tickets.map(({ id, standing, revision, content, usedAt }) => [
    id,
    TICKET_STANDINGS.indexOf(standing),
    revision,
    content,
    usedAt,
  ])
  return `${VERSION}.${keyId}.${toBase64Url(JSON.stringify([company, at, rows]))}`
}

export interface SignedList {
  keyId: string
  /** The text that the signature is over. */
  signed: string
  /** Base64url of the 64 bytes of an Ed25519 signature. */
  signature: string
  list: RevocationList
}

/** Takes a fetched list apart, null for anything else. As with `readTicketToken`, the caller checks the signature. */
export function readSignedList(text: string): SignedList | null {
  const [version, keyId, body, signature, ...rest] = text.trim().split('.')
  if (version !== VERSION || !keyId || !body || rest.length > 0) return null
  if (!signature || !/^[A-Za-z0-9_-]{86}$/.test(signature)) return null
  try {
    const [company, at, rows] = packed.parse(JSON.parse(fromBase64Url(body)))
    const tickets = rows.map(([id, standing, revision, content, usedAt]) => ({
      id,
      standing: TICKET_STANDINGS[standing] ?? 'cancelled',
      revision,
      content,
      usedAt,
    }))
    return { keyId, signed: `${version}.${keyId}.${body}`, signature, list: { company, at, tickets } }
  } catch {
    return null
  }
}
