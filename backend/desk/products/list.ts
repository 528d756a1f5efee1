import { html } from 'hono/html'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { REQUEST_WORDS } from '@/messages/catalogues'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import { badge, field, moneyOf, pager, pathWith, select, table, wordOf } from '../html'
import type { Page } from '../layout'
import { titleOf } from '../reservations/list'
import { findProducts, readQuestion } from './find'

export async function showProducts(context: DeskContext, { query }: Asked): Promise<Page> {
  const { db, texts, base, locale } = context
  const question = readQuestion(query)
  const { rows, titles, hasMore } = await findProducts(db, question)
  const { kinds } = REQUEST_WORDS[locale]
  const cells = rows.map((row) => [
    html`<a href="${base}/products/${row.id}"><bdi>${titleOf(context, titles.get(row.id) ?? {})}</bdi></a>`,
    html`<bdi>${row.code}</bdi>`,
    wordOf(kinds, row.kind),
    html`<span class="amount">${moneyOf(locale, row.fromAmount, row.currency)}</span>`,
    row.active ? badge(texts.products.active, 'good') : badge(texts.products.withdrawn, 'plain'),
  ])
  const { columns } = texts.products
  const heads = [columns.title, columns.code, columns.kind, columns.from, texts.common.state]
  const choices = [{ value: '', label: texts.common.all }, ...KINDS.map((value) => ({ value, label: kinds[value] }))]
  const { words: q, kind, page } = question
  const toPath = (number: number) => pathWith(`${base}/products`, { q, kind, page: number })
  const body = html`<form method="get" action="${base}/products" class="filters" role="search">
${field({ name: 'q', label: texts.products.search, value: q, type: 'search', maxlength: 100 })}
${select({ name: 'kind', label: columns.kind, value: kind, choices })}
<button>${texts.common.search}</button></form>
${table(texts.nav.products, heads, cells, texts.products.none)}${pager(context, { page, hasMore, toPath })}`
  return { title: texts.nav.products, body }
}
