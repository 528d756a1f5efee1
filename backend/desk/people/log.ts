import { desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { schema } from '../../platform/database/client'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import { type Html, momentOf, pager, pathWith, select, table, wordOf } from '../html'
import type { Page } from '../layout'

const { deskLog, staff } = schema

const PAGE_SIZE = 40
const LONGEST_VALUE = 400

function showValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)} …` : text
}

function values(label: string, told: Record<string, unknown>): Html {
  const entries = Object.entries(told).filter(([, value]) => value !== undefined && value !== null)
  if (entries.length === 0) return html``
  return html`<p class="hint">${label}</p><ul class="values">${entries.map(([name, value]) => html`<li><bdi>${name}: ${showValue(value)}</bdi></li>`)}</ul>`
}

const PATHS: Record<string, string> = {
  reservation: 'reservations',
  claim: 'transfers',
  request: 'requests',
  agency: 'agencies',
  product: 'products',
}

function subjectLink({ base }: DeskContext, { subject, subjectId, label }: typeof deskLog.$inferSelect): Html {
  const path = PATHS[subject]
  return path ? html`<a href="${base}/${path}/${subjectId}"><bdi>${label}</bdi></a>` : html`<bdi>${label}</bdi>`
}

/** `GET …/log`, for managers: who did what, what it was before and what it is after. */
export async function showLog(context: DeskContext, { query }: Asked): Promise<Page> {
  const { db, texts, base } = context
  const who = query.number('who')
  const page = query.number('page') ?? 1
  const people = await db.select().from(staff).orderBy(staff.id)
  const rows = await db
    .select({ entry: deskLog, person: staff })
    .from(deskLog)
    .leftJoin(staff, eq(staff.id, deskLog.staffId))
    .where(who === null ? undefined : eq(deskLog.staffId, who))
    .orderBy(desc(deskLog.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const cells = rows
    .slice(0, PAGE_SIZE)
    .map(({ entry, person }) => [
      momentOf(context, entry.at),
      html`<bdi>${person ? `${person.firstName} ${person.lastName}` : texts.actors.script}</bdi>`,
      wordOf(texts.actions, entry.action),
      subjectLink(context, entry),
      html`${values(texts.log.before, entry.before)}${values(texts.log.after, entry.after)}`,
    ])
  const choices = [
    { value: '', label: texts.common.all },
    ...people.map((person) => ({ value: String(person.id), label: `${person.firstName} ${person.lastName}` })),
  ]
  const heads = [texts.log.at, texts.log.who, texts.log.what, texts.log.subject, texts.log.change]
  const toPath = (number: number) => pathWith(`${base}/log`, { who: who ?? '', page: number })
  const body = html`<form method="get" action="${base}/log" class="filters" role="search">
${select({ name: 'who', label: texts.log.who, value: String(who ?? ''), choices })}<button>${texts.common.search}</button></form>
${table(texts.nav.log, heads, cells, texts.log.none)}${pager(context, { page, hasMore: rows.length > PAGE_SIZE, toPath })}`
  return { title: texts.nav.log, body }
}
