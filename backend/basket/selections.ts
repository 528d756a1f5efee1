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

/** A selection that can be had, with the rows its price is made of. */
export interface AvailableSelection {
  selection: Selection
  product: ProductRow
  titles: Titled
  category: CategoryOrDestinationRef
  /** Those that the choice names. */
  places: BasketItem['places']
  offer: Offer
}

export type CheckedSelection = { ok: true; value: AvailableSelection } | Refusal

/**
 * Answers for each selection, in its order, whether it can be had now. Prices and rules are those of the last change
 * that was committed before the question, stock is asked of the database. What whoever asks has already (`own`) is
 * free to them.
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
    // A party that is split into lines is one party: it must not look like several bookings to a campaign.
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
  // Lines of one product may want the same stock: each is asked for again with what those before it take.
  for (const [index, selection] of selections.entries()) {
    const ahead = checked.slice(0, index).flatMap((entry) => (entry.ok ? entry.value.offer.claims : []))
    const isShared = ahead.some(({ productId }) => productId === selection.productId)
    if (isShared && checked[index]?.ok) checked[index] = await check(selection, index, ahead)
  }
  return checked
}
