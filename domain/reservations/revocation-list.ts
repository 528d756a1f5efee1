import * as z from 'zod'
import { type RevokedTicket, TICKET_STANDINGS } from './ticket-state'

/** Tickets of a tenant whose codes are no longer valid as signed. The list contains no name, number or price. */
export interface RevocationList {
  company: string
  /** Epoch milliseconds. The list includes everything committed before this moment. */
  at: number
  tickets: RevokedTicket[]
}

/** Days for which a ticket stays in the list after its last day, because the clocks of phones may be wrong. */
export const REVOCATION_DAYS = 2

/** Version of the format. It also prevents the signature of a list from being accepted for a ticket. */
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

/** The text to sign. The list is distributed and stored as this text, followed by `.` and the signature. */
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
  /** The signed text. */
  signed: string
  /** Base64url of the 64 bytes of an Ed25519 signature. */
  signature: string
  list: RevocationList
}

/** Parses a fetched list; null for any other text. As with `readTicketToken`, the caller must verify the signature. */
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
