import { desc, eq, sql } from 'drizzle-orm'
import { html } from 'hono/html'
import { isPlainDate } from '@/domain/dates/plain-date'
import { compareAmounts } from '@/domain/money/amount'
import { AGENCY_UNPAID_LIMITS, type UnpaidLimits, unpaidLimitsSchema } from '@/domain/reservations/unpaid-limits'
import { approveAgency, rejectAgency } from '../../agency/service'
import { type Queryable, schema, type Transaction } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import { readAmount } from '../amounts'
import type { Asked } from '../asked'
import { type Question, requireSeen, stateOf } from '../confirm'
import { actorOf, type DeskContext } from '../context'
import { badge, dayOf, facts, field, fill, type Html, hiddenFields, momentOf, table, wordOf } from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { namesOf } from '../staff-names'
import { findPapers, paperLinks } from './papers'

const { agencies } = schema

type AgencyRow = typeof agencies.$inferSelect

const MOST_SHOWN = 200
const UNPAID = ['places', 'departures', 'rentals'] as const
const TONES = { pending: 'warn', active: 'good', rejected: 'bad' } as const

const stateBadge = ({ texts }: DeskContext, { status }: AgencyRow): Html =>
  badge(wordOf(texts.agencyStates, status), TONES[status as keyof typeof TONES] ?? 'plain')

export function agencyTable(context: DeskContext, rows: readonly AgencyRow[]): Html {
  const { texts, base } = context
  const cells = rows.map((row) => [
    html`<a href="${base}/agencies/${row.id}"><bdi>${row.tradeName}</bdi></a>`,
    html`<bdi>${row.city}, ${row.country}</bdi>`,
    momentOf(context, row.createdAt),
    stateBadge(context, row),
  ])
  const heads = [texts.common.name, texts.agencies.place, texts.agencies.applied, texts.common.state]
  return table(texts.nav.agencies, heads, cells, texts.agencies.none)
}

/** Those that wait come first. */
export async function showAgencies(context: DeskContext): Promise<Page> {
  const rows = await context.db
    .select()
    .from(agencies)
    .orderBy(sql`${agencies.status} <> 'pending'`, desc(agencies.id))
    .limit(MOST_SHOWN)
  return { title: context.texts.nav.agencies, body: agencyTable(context, rows) }
}

async function requireAgency(db: Queryable, id: number): Promise<AgencyRow> {
  const [row] = await db.select().from(agencies).where(eq(agencies.id, id))
  if (!row) throw new ApiError('notFound')
  return row
}

function forms(context: DeskContext, { form }: Asked, { id }: AgencyRow): Html {
  const { texts, base } = context
  const { agencies: words } = texts
  const given = (name: string) => form.raw(name)
  return html`<section class="card"><h2>${words.decide}</h2><p class="hint">${words.lead}</p>
<form method="post" action="${base}/agencies/${id}/approve" class="fields">${hiddenFields(context)}
${field({ name: 'discount', label: words.discount, value: given('discount'), inputmode: 'decimal', required: true, maxlength: 6 })}
${field({ name: 'commission', label: words.commission, value: given('commission'), inputmode: 'decimal', required: true, maxlength: 6 })}
${field({ name: 'until', label: words.until, value: given('until'), type: 'date' })}
${UNPAID.map((name) => field({ name, label: words.unpaid[name], value: given(name) || String(AGENCY_UNPAID_LIMITS[name]), inputmode: 'numeric', required: true, maxlength: 6 }))}
<button>${words.approve}</button></form>
<form method="post" action="${base}/agencies/${id}/decline" class="actions">${hiddenFields(context)}<button class="danger quiet">${words.decline}</button></form></section>`
}

export async function showAgency(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts } = context
  const row = await requireAgency(db, asked.id)
  const { agencies: words, common } = texts
  const papers = await findPapers(db, { agencyId: row.id })
  const nameOf = await namesOf(context, [row.decidedBy])
  const own = (text: string | null) => (text ? html`<bdi class="text">${text}</bdi>` : null)
  const isActive = row.status === 'active'
  const body = html`<section class="card">${facts([
    [common.state, stateBadge(context, row)],
    [words.legalName, own(row.legalName)],
    [words.tax, own(`${row.taxOffice}, ${row.taxNumber}`)],
    [words.association, own(row.associationCode)],
    [words.place, own(`${row.address}, ${row.city}, ${row.country}`)],
    [common.phone, own(row.phone)],
    [words.contact, own(`${row.contactFirstName} ${row.contactLastName}`)],
    [common.email, html`<a href="mailto:${row.contactEmail}"><bdi>${row.contactEmail}</bdi></a>`],
    [common.note, own(row.note)],
    [words.papers, papers.length > 0 ? paperLinks(context, papers) : null],
    [words.discount, isActive ? row.discountPercent : null],
    [words.commission, isActive ? row.commissionPercent : null],
    [words.until, row.validUntil === null ? null : dayOf(row.validUntil)],
    ...UNPAID.map(
      (name) =>
        [words.unpaid[name], isActive ? String((row.unpaidLimits ?? AGENCY_UNPAID_LIMITS)[name]) : null] as const,
    ),
    [
      texts.transfers.decidedBy,
      row.decidedAt ? html`<bdi>${nameOf(row.decidedBy)}</bdi>, ${momentOf(context, row.decidedAt)}` : null,
    ],
  ])}</section>${row.status === 'pending' ? forms(context, asked, row) : ''}`
  return { title: row.tradeName, body }
}

function readPercent(text: string): string {
  const amount = readAmount(text)
  if (amount === null || compareAmounts(amount, '100.00') > 0) throw new DeskRefusal('percent', {}, 422)
  return amount
}

function readUnpaidLimits({ form }: Asked): UnpaidLimits {
  const given = UNPAID.map((name) => [name, Number(form.raw(name) || AGENCY_UNPAID_LIMITS[name])])
  const read = unpaidLimitsSchema.safeParse(Object.fromEntries(given))
  if (!read.success) throw new DeskRefusal('invalid', {}, 422)
  return read.data
}

/** Throws, naming who decided, when somebody has. */
async function requirePending(db: Queryable, context: DeskContext, row: AgencyRow): Promise<void> {
  if (row.status === 'pending') return
  const nameOf = await namesOf({ db, texts: context.texts }, [row.decidedBy])
  const at = row.decidedAt === null ? '' : momentOf(context, row.decidedAt)
  throw new DeskRefusal('decided', { name: nameOf(row.decidedBy), at })
}

async function lockPending(transaction: Transaction, context: DeskContext, asked: Asked): Promise<AgencyRow> {
  const [row] = await transaction.select().from(agencies).where(eq(agencies.id, asked.id)).for('update')
  if (!row) throw new ApiError('notFound')
  await requirePending(transaction, context, row)
  requireSeen(asked, stateOf(row.status, row.contactEmail))
  return row
}

function readTerms(asked: Asked) {
  const { form } = asked
  const until = form.raw('until')
  if (until !== '' && !isPlainDate(until)) throw new DeskRefusal('invalid', {}, 422)
  return {
    discountPercent: readPercent(form.raw('discount')),
    commissionPercent: readPercent(form.raw('commission')),
    validUntil: until === '' ? null : until,
    unpaidLimits: readUnpaidLimits(asked),
  }
}

async function ask(context: DeskContext, { id }: Asked, effect: 'agencyAccepted' | 'agencyDeclined') {
  const { db, texts } = context
  const row = await requireAgency(db, id)
  await requirePending(db, context, row)
  const isDeclined = effect === 'agencyDeclined'
  return {
    effects: [
      fill(texts.confirm[effect], { name: row.tradeName }),
      fill(texts.confirm.mail, { email: row.contactEmail }),
    ],
    submit: isDeclined ? texts.agencies.decline : texts.agencies.approve,
    isDanger: isDeclined,
    back: `/agencies/${id}`,
    seen: stateOf(row.status, row.contactEmail),
  }
}

export async function askApprove(context: DeskContext, asked: Asked): Promise<Question> {
  const { agencies: words } = context.texts
  const { discountPercent, commissionPercent, validUntil } = readTerms(asked)
  const facts = [
    [words.discount, discountPercent],
    [words.commission, commissionPercent],
    [words.until, validUntil === null ? null : dayOf(validUntil)],
  ] as const
  return { ...(await ask(context, asked, 'agencyAccepted')), facts }
}

export const askDecline = (context: DeskContext, asked: Asked): Promise<Question> =>
  ask(context, asked, 'agencyDeclined')

/** `POST …/agencies/<id>/approve`: with the terms; its first person gets a mail with a password. */
export async function approve(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const terms = readTerms(asked)
  await perform(context, asked, async (transaction) => {
    const row = await lockPending(transaction, context, asked)
    await approveAgency(transaction, id, terms, actorOf(context), context.now)
    const after = { status: 'active', ...terms }
    const before = { status: row.status }
    return { action: 'agencyApproved', subject: 'agency', subjectId: id, label: row.tradeName, before, after }
  })
  return `/agencies/${id}?done=agencyApproved`
}

/** `POST …/agencies/<id>/decline` */
export async function decline(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  await perform(context, asked, async (transaction) => {
    const row = await lockPending(transaction, context, asked)
    await rejectAgency(transaction, id, actorOf(context), context.now)
    const before = { status: row.status }
    const after = { status: 'rejected' }
    return { action: 'agencyDeclined', subject: 'agency', subjectId: id, label: row.tradeName, before, after }
  })
  return `/agencies/${id}?done=agencyDeclined`
}
