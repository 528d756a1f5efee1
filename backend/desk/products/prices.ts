import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { BOOKABLE_KINDS } from '@/domain/catalogue/kinds/kinds'
import { addDays } from '@/domain/dates/plain-date'
import { type Amount, compareAmounts, isZero } from '@/domain/money/amount'
import { readEnteredPrice } from '@/domain/money/entered-price'
import { REQUEST_WORDS } from '@/messages/catalogues'
import { type Queryable, schema } from '../../platform/database/client'
import { sha256 } from '../../platform/shared/secrets'
import { readAmount, typedAmount } from '../amounts'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import { dayOf, type Html, hiddenFields, wordOf } from '../html'
import { perform } from '../perform'
import { DeskRefusal } from '../refusal'
import { lockProduct, type ProductRow, requireProductRow, type SeasonRow, seasonsAhead, tellStorefront } from './find'

const { products, seasonPrices } = schema

const BANDS = ['adult', 'child', 'infant'] as const

/** Every price of a product by the name of its field. */
type Prices = Record<string, Amount>

/** Only tours have prices by age; whatever else is let or sold has one. */
const bandsOf = (row: ProductRow) => (row.kind === 'tour' ? BANDS : (['adult'] as const))

function pricesOf(row: ProductRow, seasons: readonly SeasonRow[]): Prices {
  const { details, pricing } = row
  const prices: Prices = {}
  if (pricing.pricingMode === 'group') {
    prices.group = pricing.groupPrice
    prices.extra = pricing.extraPersonPrice
  }
  if (details.kind === 'transfer') {
    for (const { vehicle, price } of details.vehicles) prices[`vehicle-${vehicle}`] = price
    return prices
  }
  for (const season of seasons) for (const band of bandsOf(row)) prices[`${band}-${season.id}`] = season[band]
  return prices
}

/** Stands for the prices that somebody saw: who saves learns whether they are still those. */
const versionOf = ({ instantConfirmation }: ProductRow, prices: Prices): string =>
  sha256(JSON.stringify([prices, instantConfirmation]))

/** What is sold by enquiry is never reserved. */
const isReserved = ({ kind }: ProductRow): boolean => BOOKABLE_KINDS.some((known) => known === kind)

/** What a card says as 'from': the rule of the demo's seed, over the seasons that are still to come. */
function fromAmountOf(row: ProductRow, prices: Prices): Amount {
  if (row.kind === 'tour' && prices.group !== undefined) return prices.group
  const names = Object.keys(prices).filter((name) => /^(adult|vehicle)-/.test(name))
  const amounts = names.flatMap((name) => prices[name] ?? [])
  const [first, ...rest] = amounts
  if (first === undefined) return row.fromAmount
  return rest.reduce((least, price) => (compareAmounts(price, least) < 0 ? price : least), first)
}

async function read(db: Queryable, row: ProductRow, now: number) {
  const seasons = await seasonsAhead(db, row.id, now)
  return { seasons, prices: pricesOf(row, seasons) }
}

const freeField = (name: string): string => `free-${name}`

function priceInput(
  { form }: Asked,
  name: string,
  label: string,
  prices: Prices,
  { texts, locale }: DeskContext,
): Html {
  const isSent = form.has(name)
  const value = isSent ? form.raw(name) : typedAmount(prices[name] ?? '', locale)
  const isFree = isSent ? form.has(freeField(name)) : isZero(prices[name] ?? '')
  return html`<span class="line"><input name="${name}" aria-label="${label}" value="${value}" inputmode="decimal" maxlength="16" autocomplete="off" class="price">
<label class="check hint"><input type="checkbox" name="${freeField(name)}" value="1" aria-label="${label}: ${texts.freePrice.tick}"${isFree ? html` checked` : ''}>
<span>${texts.freePrice.tick}</span></label></span>`
}

function seasonTable(
  context: DeskContext,
  asked: Asked,
  row: ProductRow,
  seasons: readonly SeasonRow[],
  prices: Prices,
) {
  const { texts } = context
  const bands = bandsOf(row)
  const labels = bands.length > 1 ? texts.products.bands : { ...texts.products.bands, adult: texts.products.price }
  const head = (season: SeasonRow) => `${dayOf(season.validFrom)} – ${dayOf(addDays(season.validTo, -1))}`
  return html`<table class="prices"><caption class="hidden">${texts.products.seasons}</caption><thead><tr><th scope="col">${texts.products.season}</th>
${bands.map((band) => html`<th scope="col">${labels[band]}</th>`)}</tr></thead>
<tbody>${seasons.map(
    (season) => html`<tr><td data-label="${texts.products.season}"><span>${head(season)}</span></td>
${bands.map((band) => html`<td data-label="${labels[band]}"><span>${priceInput(asked, `${band}-${season.id}`, `${head(season)}: ${labels[band]}`, prices, context)}</span></td>`)}</tr>`,
  )}</tbody></table>`
}

/** Named prices: of vehicles, and of a group. */
function namedPrices(context: DeskContext, asked: Asked, prices: Prices): Html {
  const { texts } = context
  const labelOf = (name: string) =>
    name === 'group' || name === 'extra' ? texts.products[name] : wordOf(texts.vehicles, name.replace('vehicle-', ''))
  const names = Object.keys(prices).filter((name) => /^(group|extra|vehicle-)/.test(name))
  return html`<div class="fields">${names.map((name) => html`<div class="field"><span class="label" aria-hidden="true">${labelOf(name)}</span>${priceInput(asked, name, labelOf(name), prices, context)}</div>`)}</div>`
}

/** Whether a reservation stands by itself, or waits for a yes. */
function instantBox({ texts }: DeskContext, { form }: Asked, row: ProductRow): Html {
  const isTicked = form.has('version') ? form.has('instant') : row.instantConfirmation
  return html`<label class="check"><input type="checkbox" name="instant" value="1" aria-describedby="instant-hint"${isTicked ? html` checked` : ''}>
<span>${texts.products.instant}</span></label><p class="hint" id="instant-hint">${texts.products.instantHint}</p>`
}

export async function priceForm(context: DeskContext, asked: Asked): Promise<Html> {
  const { db, texts, base, now, locale } = context
  const row = await requireProductRow(db, asked.id)
  const { seasons, prices } = await read(db, row, now)
  const version = asked.form.raw('version') || versionOf(row, prices)
  const unit = wordOf(texts.units, row.unit)
  const hasSeasons = row.details.kind !== 'transfer' && seasons.length > 0
  return html`<form method="post" action="${base}/products/${row.id}/prices" class="card stack">${hiddenFields(context)}
<input type="hidden" name="version" value="${asked.error === null ? version : versionOf(row, prices)}">
<p>${REQUEST_WORDS[locale].kinds[row.details.kind]} · ${unit} · <strong>${row.currency}</strong></p>
${namedPrices(context, asked, prices)}${hasSeasons ? seasonTable(context, asked, row, seasons, prices) : ''}
${isReserved(row) ? instantBox(context, asked, row) : ''}
<p class="actions"><button>${texts.common.save}</button></p></form>`
}

function readPrice({ form }: Asked, name: string): Amount {
  const text = form.raw(name)
  const isEmpty = form.has(name) && text.trim() === ''
  const read = readEnteredPrice({ amount: readAmount(text), isEmpty, isFree: form.has(freeField(name)) })
  if ('price' in read) return read.price
  throw new DeskRefusal(read.refusal === 'noAmount' ? 'amount' : 'freeUnclear', {}, 422)
}

const readPrices = (asked: Asked, known: Prices): Prices =>
  Object.fromEntries(Object.keys(known).map((name) => [name, readPrice(asked, name)]))

function changesOf(before: Prices, after: Prices): { before: Prices; after: Prices } {
  const names = Object.keys(before).filter((name) => compareAmounts(before[name] ?? '0', after[name] ?? '0') !== 0)
  const pick = (prices: Prices) => Object.fromEntries(names.map((name) => [name, prices[name] ?? '']))
  return { before: pick(before), after: pick(after) }
}

/** The row with the named prices that were given. */
function toColumns(row: ProductRow, prices: Prices): Partial<typeof products.$inferInsert> {
  const { details, pricing } = row
  const priced =
    details.kind === 'transfer'
      ? {
          ...details,
          vehicles: details.vehicles.map((entry) => ({
            ...entry,
            price: prices[`vehicle-${entry.vehicle}`] ?? entry.price,
          })),
        }
      : details
  const group =
    pricing.pricingMode === 'group'
      ? {
          ...pricing,
          groupPrice: prices.group ?? pricing.groupPrice,
          extraPersonPrice: prices.extra ?? pricing.extraPersonPrice,
        }
      : pricing
  return { details: priced, pricing: group, fromAmount: fromAmountOf(row, prices) }
}

/** `POST …/products/<id>/prices`. What was reserved keeps its price; quotes of the old one are refused by the API. */
export async function savePrices(context: DeskContext, asked: Asked): Promise<string> {
  const { id, form } = asked
  const isNew = await perform(context, asked, async (transaction) => {
    const row = await lockProduct(transaction, id)
    const { seasons, prices: known } = await read(transaction, row, context.now)
    if (form.raw('version') !== versionOf(row, known)) throw new DeskRefusal('changed')
    const prices = readPrices(asked, known)
    for (const season of seasons) {
      const set = Object.fromEntries(bandsOf(row).map((band) => [band, prices[`${band}-${season.id}`] ?? season[band]]))
      if (row.details.kind !== 'transfer')
        await transaction.update(seasonPrices).set(set).where(eq(seasonPrices.id, season.id))
    }
    const instantConfirmation = isReserved(row) ? form.has('instant') : row.instantConfirmation
    const columns = { ...toColumns(row, prices), instantConfirmation, updatedAt: new Date(context.now) }
    await transaction.update(products).set(columns).where(eq(products.id, id))
    const { before, after } = changesOf(known, prices)
    const isSwitched = instantConfirmation !== row.instantConfirmation
    const entry = { action: 'pricesChanged', subject: 'product', subjectId: id, label: row.code } as const
    if (!isSwitched) return { ...entry, before, after }
    const was = { ...before, instantConfirmation: row.instantConfirmation }
    return { ...entry, before: was, after: { ...after, instantConfirmation } }
  })
  if (isNew) await tellStorefront(context, id)
  return `/products/${id}/prices?done=saved`
}
