import type { BasketItem, Selection } from '@/domain/basket/schema'
import { departureKey } from '@/domain/basket/selection'
import { rulesOf } from '@/domain/catalogue/kinds/registry'
import type { CategoryOrDestinationRef, Titled } from '@/domain/content/schema'
import type { HeldStock, StockClaim } from '../availability/service'
import type { CatalogueCache } from '../catalogue/service'
import type { ProductRow } from '../products/product-records'
import { makeOffer } from './offers/make-offer'
import { type Offer, type Refusal, refuse } from './offers/types'

export interface Clock {
  now: number
  zone: string
}

/** An available selection with the rows from which its price is computed. */
export interface AvailableSelection {
  selection: Selection
  product: ProductRow
  titles: Titled
  category: CategoryOrDestinationRef
  /** The places that the choice names. */
  places: BasketItem['places']
  offer: Offer
}

export type CheckedSelection = { ok: true; value: AvailableSelection } | Refusal

/**
 * Checks for each selection, in order, whether it is available now. Prices and rules include every change that was
 * committed before the request. Stock is read from the database. Stock in `own` counts as free.
 */
export async function checkSelections(
  cache: CatalogueCache,
  selections: readonly Selection[],
  clock: Clock,
  own: readonly HeldStock[] = [],
): Promise<CheckedSelection[]> {
  const ids = selections.map((selection) => selection.productId)
  const [{ categoriesAndDestinations, places }, records] = await Promise.all([cache.site(), cache.findRecords(ids)])
  const keys = selections.map(departureKey)
  const check = async (
    selection: Selection,
    index: number,
    ahead: readonly StockClaim[],
  ): Promise<CheckedSelection> => {
    // A departure may occur in one line only. Otherwise a campaign would count a split party as several bookings.
    if (keys.indexOf(keys[index] ?? '') < index) return refuse('alreadyInBasket')
    const record = records.get(selection.productId)
    const category = record ? categoriesAndDestinations.get(record.row.categoryId) : undefined
    if (!record?.row.active || !category || record.row.kind !== selection.kind) return refuse('unknownProduct')
    const answer = await makeOffer({ db: cache.db, clock, own, ahead }, record, selection)
    if (!answer.ok) return answer
    const named = rulesOf(record.row.details)
      .listChosenPlaces(selection.choice)
      .flatMap((key) => {
        const place = places.get(key)
        return place ? [{ key, content: place.content }] : []
      })
    const { row: product, titles } = record
    return { ok: true, value: { selection, product, titles, category, places: named, offer: answer.offer } }
  }
  const checked = await Promise.all(selections.map((selection, index) => check(selection, index, [])))
  // Lines of one product may compete for the same stock. Check each again with the claims of the previous lines.
  for (const [index, selection] of selections.entries()) {
    const ahead = checked.slice(0, index).flatMap((entry) => (entry.ok ? entry.value.offer.claims : []))
    const isShared = ahead.some(({ productId }) => productId === selection.productId)
    if (isShared && checked[index]?.ok) checked[index] = await check(selection, index, ahead)
  }
  return checked
}
