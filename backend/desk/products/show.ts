import { html } from 'hono/html'
import { findTitles } from '../../catalogue/service'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import type { Html } from '../html'
import type { Page } from '../layout'
import { titleOf } from '../reservations/list'
import { showDays } from './days'
import { requireProductRow } from './find'
import { priceForm } from './prices'
import { textForm } from './texts'

const PARTS = ['prices', 'texts', 'days'] as const
type Part = (typeof PARTS)[number]

const FORMS: Record<Part, (context: DeskContext, asked: Asked) => Promise<Html>> = {
  prices: priceForm,
  texts: textForm,
  days: showDays,
}

/** One product; each part is a page of its own, so that each form is short. */
export const productPage =
  (part: Part) =>
  async (context: DeskContext, asked: Asked): Promise<Page> => {
    const { db, texts, base } = context
    const row = await requireProductRow(db, asked.id)
    const title = titleOf(context, (await findTitles(db, [row.id])).get(row.id) ?? {})
    const { products } = texts
    const labels = { prices: products.prices, texts: products.texts, days: products.daysTab }
    const tab = (name: Part) =>
      html`<li><a href="${base}/products/${row.id}/${name}"${name === part ? html` aria-current="page"` : ''}>${labels[name]}</a></li>`
    const body = html`<p class="hint"><bdi>${row.code}</bdi></p>
<nav class="tabs" aria-label="${products.parts}"><ul>${PARTS.map(tab)}</ul></nav>${await FORMS[part](context, asked)}`
    return { title, body }
  }
