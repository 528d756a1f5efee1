import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Standing } from '@/domain/reservations/confirmed'
import { buildSignedList, REVOCATION_DAYS, type RevocationList } from '@/domain/reservations/revocation-list'
import { isRevoked, type RevokedTicket, ticketStandingOf } from '@/domain/reservations/ticket-state'
import { buildContentText, buildIdentityText, type TicketContent } from '@/domain/reservations/ticket-token'
import type { Queryable } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { requireTimeZone } from '../settings/service'
import { signText } from './keys'

/** An unchanged list is signed again after this time, so that its timestamp stays current. */
const RESIGN_MILLISECONDS = 60_000
/** Cache size in characters, for all tenants together. */
const MOST_CHARACTERS = 16 * 1024 * 1024
const HASH_BYTES = 12

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest().subarray(0, HASH_BYTES).toString('base64url')

type TicketRow = Standing &
  TicketContent & { bookingNumber: string; ticketNumber: string; revision: number; usedAt: number | null }

/**
 * Reads the tickets that may be revoked; `toRevokedTickets` decides. The query skips the much more numerous
 * reservations that never had a voucher: card or transfer attempts without any payment.
 */
async function readCandidates(db: Queryable, since: PlainDate): Promise<TicketRow[]> {
  const { rows } = await db.execute(sql`
    select r.status, r.payment_method as "paymentMethod", r.paid_amount as "paidAmount",
      r.refunding_amount as "refundingAmount", r.charged_amount as "chargedAmount", r.pay_until as "payUntil", r.awaits_confirmation as "awaitsConfirmation",
      r.booking_number as "bookingNumber", i.ticket_number as "ticketNumber", i.revision,
      floor(extract(epoch from i.used_at))::float8 as "usedAt",
      i.product_id as "productId", i.day::text as date, i.time, i.pax
    from reservation_items i join reservations r on r.id = i.reservation_id
    where greatest(i.day, i.end_day, i.former_day) >= ${since}::date and i.ticket_number is not null
      and (i.revision > 0 or i.used_at is not null or r.status not in ('active', 'closed')
        or r.awaits_confirmation or r.paid_amount - r.refunding_amount < r.charged_amount)
      and (i.revision > 0 or i.used_at is not null or r.charged_amount = 0 or r.payment_method = 'onArrival'
        or exists (select from ledger l where l.reservation_id = r.id))
    order by i.id`)
  return rows as unknown as TicketRow[]
}

function toRevokedTickets(company: string, rows: readonly TicketRow[]): RevokedTicket[] {
  return rows.flatMap(({ revision, usedAt, ...row }) => {
    const standing = ticketStandingOf(row)
    if (!isRevoked({ standing, revision, usedAt })) return []
    const ticket = { ...row, company }
    const id = hashOf(buildIdentityText(ticket))
    return [{ id, standing, revision, content: hashOf(buildContentText(ticket)), usedAt }]
  })
}

/**
 * Returns the tenant's tickets whose state differs from their code, until `REVOCATION_DAYS` after the last day in the
 * code.
 */
export async function readRevocations({ db, company, now }: CallContext): Promise<RevocationList> {
  const { date } = toLocal(now, await requireTimeZone(db))
  const rows = await readCandidates(db, addDays(date, -REVOCATION_DAYS))
  return { company, at: now, tickets: toRevokedTickets(company, rows) }
}

interface Signed {
  content: string
  at: number
  text: string
}

/** Caches the signed list of each tenant: while nothing changes, a list and its ETag stay the same for a minute. */
export class RevocationLists {
  private readonly signed = new LRUCache<string, Signed>({ maxSize: MOST_CHARACTERS })

  async get(context: CallContext): Promise<string> {
    const { db, company, now } = context
    const list = await readRevocations(context)
    const content = JSON.stringify(list.tickets)
    const known = this.signed.get(company)
    if (known?.content === content && now - known.at < RESIGN_MILLISECONDS) return known.text
    const { signed, signature } = await signText(db, (keyId) => buildSignedList(keyId, list), now)
    const text = `${signed}.${signature}`
    this.signed.set(company, { content, at: now, text }, { size: content.length + text.length })
    return text
  }
}
