import { and, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { REQUEST_KINDS } from '@/domain/requests/request-kinds'
import {
  DECIDED_STATUSES,
  REQUEST_DECISIONS,
  REQUEST_STATUSES,
  type RequestDecision,
  requestPayloadSchema,
} from '@/domain/requests/schema'
import { isLocale } from '@/domain/shared/locales'
import { REQUEST_WORDS } from '@/messages/catalogues'
import { findTitles } from '../../catalogue/service'
import { languageName, requestRows } from '../../mail/service'
import { queueMail } from '../../outbox/service'
import { type Queryable, schema } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import { hasMedicalText } from '../../requests/service'
import type { Asked } from '../asked'
import { type Question, requireSeen, stateOf } from '../confirm'
import type { DeskContext } from '../context'
import {
  area,
  badge,
  facts,
  fill,
  type Html,
  hiddenFields,
  momentOf,
  moneyOf,
  pager,
  pathWith,
  select,
  table,
  wordOf,
} from '../html'
import type { Page } from '../layout'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { titleOf } from '../reservations/list'
import { findMedicalPapers, medicalPaperList } from './medical-papers'
import { readPayload } from './medical-texts'

const { requests } = schema

type RequestRow = typeof requests.$inferSelect

const PAGE_SIZE = 25
/** As many letters as an answer of the operator takes. */
const LONGEST_WORDS = 2000

const TONES = { new: 'warn', answered: 'good', confirmed: 'good', declined: 'bad', closed: 'plain' } as const
const MAILS = { confirmed: 'requestConfirmed', declined: 'requestDeclined' } as const

const stateBadge = ({ texts }: DeskContext, status: string): Html =>
  badge(wordOf(texts.requestStates, status), TONES[status as keyof typeof TONES] ?? 'plain')

const senderOf = ({ payload }: RequestRow): string => `${payload.firstName} ${payload.lastName}`

export function requestTable(context: DeskContext, rows: readonly RequestRow[]): Html {
  const { texts, base } = context
  const heads = [texts.common.number, texts.requests.kind, texts.common.name, texts.requests.sent, texts.common.state]
  const cells = rows.map((row) => [
    html`<a href="${base}/requests/${row.id}"><bdi>${row.number}</bdi></a>`,
    wordOf(texts.requestKinds, row.kind),
    html`<bdi>${senderOf(row)}</bdi>`,
    momentOf(context, row.createdAt),
    stateBadge(context, row.status),
  ])
  return table(texts.nav.requests, heads, cells, texts.requests.none)
}

export async function showRequests(context: DeskContext, { query }: Asked): Promise<Page> {
  const { db, texts, base } = context
  const state = REQUEST_STATUSES.find((known) => known === query.raw('state')) ?? ''
  const kind = REQUEST_KINDS.find((known) => known === query.raw('kind')) ?? ''
  const page = query.number('page') ?? 1
  const rows = await db
    .select()
    .from(requests)
    .where(
      and(state === '' ? undefined : eq(requests.status, state), kind === '' ? undefined : eq(requests.kind, kind)),
    )
    .orderBy(desc(requests.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const all = { value: '', label: texts.common.all }
  const states = [all, ...REQUEST_STATUSES.map((value) => ({ value, label: texts.requestStates[value] }))]
  const kinds = [all, ...REQUEST_KINDS.map((value) => ({ value, label: texts.requestKinds[value] }))]
  const toPath = (number: number) => pathWith(`${base}/requests`, { state, kind, page: number })
  const body = html`<form method="get" action="${base}/requests" class="filters" role="search">
${select({ name: 'kind', label: texts.requests.kind, value: kind, choices: kinds })}
${select({ name: 'state', label: texts.common.state, value: state, choices: states })}
<button>${texts.common.search}</button></form>${requestTable(context, rows.slice(0, PAGE_SIZE))}
${pager(context, { page, hasMore: rows.length > PAGE_SIZE, toPath })}`
  return { title: texts.nav.requests, body }
}

async function requireRequest(db: Queryable, id: number): Promise<RequestRow> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id))
  if (!row) throw new ApiError('notFound')
  return row
}

async function contentOf(context: DeskContext, row: RequestRow): Promise<Html> {
  const { db, locale, texts } = context
  const payload = requestPayloadSchema.safeParse(await readPayload(context, row))
  const papers = await findMedicalPapers(db, row.id)
  if (!payload.success) return html`<p>${texts.requests.old}</p>${medicalPaperList(context, papers)}`
  const { data } = payload
  const productId = data.requestKind === 'contact' ? null : data.productId
  const titles = productId === null ? undefined : (await findTitles(db, [productId])).get(productId)
  const product = titles ? titleOf(context, titles) : null
  const writeMoney = (amount: string, currency: string) => moneyOf(locale, amount, currency)
  const isHidden = hasMedicalText(row) && !context.staff.medicalDocuments
  const told = { number: row.number, product, documentCount: 0, isMail: false, hasHiddenText: false, writeMoney }
  const rows = requestRows(data, locale, told)
  return facts([
    ...rows.map(({ label, value }) => [label, html`<bdi class="text">${value}</bdi>`] as const),
    [
      REQUEST_WORDS[locale].labels.message,
      isHidden ? html`<span class="hint">${texts.refusals.medicalDocuments}</span>` : null,
    ],
    [texts.common.language, isLocale(row.locale) ? languageName(row.locale, locale) : row.locale],
    [texts.requests.papers, papers.length > 0 ? medicalPaperList(context, papers) : null],
  ])
}

const isDecision = (state: string): state is RequestDecision => REQUEST_DECISIONS.some((known) => known === state)

/** A message has nothing to be granted or refused. */
const mayDecide = ({ kind, status }: RequestRow): boolean => kind !== 'contact' && !isDecision(status)

/** Grants the wish or refuses it, with words of one's own. */
function decideForm(context: DeskContext, { form }: Asked, row: RequestRow): Html {
  const { texts, base, locale } = context
  const language = isLocale(row.locale) ? languageName(row.locale, locale) : row.locale
  const button = (to: RequestDecision, kind: string) =>
    html`<button name="state" value="${to}" class="${kind}">${texts.requests.actions[to]}</button>`
  return html`<section class="card"><h2>${texts.requests.decide}</h2><p class="hint">${fill(texts.requests.decideLead, { language })}</p>
<form method="post" action="${base}/requests/${row.id}/state" class="fields">${hiddenFields(context)}
<input type="hidden" name="from" value="${row.status}">
${area({ name: 'words', label: texts.requests.words, value: form.raw('words'), maxlength: LONGEST_WORDS, rows: 5 })}
<div class="actions">${button('confirmed', '')}${button('declined', 'danger quiet')}</div></form></section>`
}

/** An enquiry goes to 'answered' when somebody has written, 'closed' when nothing more will come of it, or is confirmed or declined, which stays: the person has been told. */
export async function showRequest(context: DeskContext, asked: Asked): Promise<Page> {
  const { db, texts, base } = context
  const row = await requireRequest(db, asked.id)
  const button = (to: 'answered' | 'closed' | 'new', kind: string) =>
    row.status === to || isDecision(row.status)
      ? ''
      : html`<form method="post" action="${base}/requests/${row.id}/state">${hiddenFields(context)}
<input type="hidden" name="from" value="${row.status}"><button name="state" value="${to}" class="${kind}">${texts.requests.actions[to]}</button></form>`
  const mail = `mailto:${row.email}?subject=${encodeURIComponent(row.number)}`
  const body = html`<section class="card"><p>${stateBadge(context, row.status)} ${wordOf(texts.requestKinds, row.kind)} · ${momentOf(context, row.createdAt)}</p>
${await contentOf(context, row)}
<div class="actions"><a class="button" href="${mail}">${texts.requests.write}</a>
${button('answered', 'quiet')}${button('closed', 'quiet')}${button('new', 'quiet')}</div></section>
${mayDecide(row) ? decideForm(context, asked, row) : ''}`
  return { title: row.number, body }
}

function readDecision({ form }: Asked) {
  const state = REQUEST_STATUSES.find((known) => known === form.raw('state'))
  const words = form.text('words')
  if (!state || words.length > LONGEST_WORDS) throw new DeskRefusal('invalid', {}, 422)
  return { state, words }
}

/** Throws when the enquiry cannot go to the state any more, or is another one than the form was made for. */
function requireOpen(row: RequestRow, state: string, { form }: Asked): void {
  if (isDecision(row.status)) throw new DeskRefusal('decidedRequest')
  if (row.status !== form.raw('from')) throw new DeskRefusal('changed')
  if (isDecision(state) && !mayDecide(row)) throw new DeskRefusal('invalid', {}, 422)
}

/** Only what the person is told by mail is asked about. */
export async function askRequest(context: DeskContext, asked: Asked): Promise<Question | null> {
  const { texts } = context
  const { state, words } = readDecision(asked)
  if (!isDecision(state)) return null
  const row = await requireRequest(context.db, asked.id)
  requireOpen(row, state, asked)
  const text = state === 'declined' ? texts.confirm.requestDeclined : texts.confirm.requestConfirmed
  return {
    effects: [fill(text, { number: row.number }), fill(texts.confirm.mail, { email: row.email })],
    facts: [[texts.requests.words, words]],
    submit: texts.requests.actions[state],
    isDanger: state === 'declined',
    back: `/requests/${row.id}`,
    seen: stateOf(row.status),
  }
}

/** `POST …/requests/<id>/state`: a decision goes to the person by mail, in the language of their enquiry. */
export async function decideRequest(context: DeskContext, asked: Asked): Promise<string> {
  const { id } = asked
  const { state, words } = readDecision(asked)
  await perform(context, asked, async (transaction) => {
    const [row] = await transaction.select().from(requests).where(eq(requests.id, id)).for('update')
    if (!row) throw new ApiError('notFound')
    requireOpen(row, state, asked)
    if (isDecision(state)) {
      requireSeen(asked, stateOf(row.status))
      await queueMail(transaction, { kind: MAILS[state], requestId: id, words }, null, context.now)
    }
    const decidedAt = DECIDED_STATUSES.some((known) => known === state) ? new Date(context.now) : null
    await transaction.update(requests).set({ status: state, decidedAt }).where(eq(requests.id, id))
    const before = { status: row.status }
    // The words are in the mail alone: they may name the person, and the log outlives them.
    const after = { status: state }
    return { action: 'requestDecided', subject: 'request', subjectId: id, label: row.number, before, after }
  })
  return `/requests/${id}?done=saved`
}
