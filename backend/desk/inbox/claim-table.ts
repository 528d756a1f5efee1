import { html } from 'hono/html'
import type { schema } from '../../platform/database/client'
import type { ReservationRow } from '../../reservations/service'
import type { DeskContext } from '../context'
import { badge, dayOf, type Html, momentOf, moneyOf, table, wordOf } from '../html'
import { guestName } from '../reservations/guest-name'

export type ClaimRow = typeof schema.paymentNotifications.$inferSelect

export interface Claim {
  claim: ClaimRow
  row: ReservationRow
}

const TONES = { claimed: 'warn', confirmed: 'good', rejected: 'bad' } as const

export const claimBadge = ({ texts }: DeskContext, { state }: ClaimRow): Html =>
  badge(wordOf(texts.claimStates, state), TONES[state as keyof typeof TONES] ?? 'plain')

export function claimTable(context: DeskContext, claims: readonly Claim[]): Html {
  const { texts, base, locale } = context
  const { transfers, common, reservations } = texts
  const rows = claims.map(({ claim, row }) => [
    html`<a href="${base}/transfers/${claim.id}">${momentOf(context, claim.createdAt)}</a>`,
    html`<bdi>${row.bookingNumber}</bdi>`,
    html`<bdi>${guestName(row)}</bdi>`,
    dayOf(claim.paidOn),
    html`<span class="amount">${moneyOf(locale, claim.amount, claim.currency)}</span>`,
    claimBadge(context, claim),
  ])
  const heads = [transfers.told, reservations.columns.number, reservations.columns.guest, transfers.paidOn]
  return table(texts.nav.transfers, [...heads, common.amount, common.state], rows, transfers.none)
}
