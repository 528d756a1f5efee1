import type { BasketItem, Selection } from '@/domain/basket/schema'
import type { TaxonRef, Titled } from '@/domain/content/schema'
import { findActiveProducts, type ProductRow } from '../availability/repository'
import type { HeldStock } from '../availability/stock'
import { findTitles } from '../catalogue/cards'
import { findPlaces } from '../catalogue/places'
import { findTaxonTitles } from '../catalogue/taxons'
import type { Queryable } from '../db/client'
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
  category: TaxonRef
  /** Those that the choice names. */
  places: BasketItem['places']
  offer: Offer
}

/** Keys of the places that stand in the words of an item: the offices of a hire, the route of a ride. */
function placesOf({ choice }: Selection, product: ProductRow | undefined): string[] {
  if (choice?.kind === 'car') return [...new Set([choice.pickupOffice, choice.returnOffice])]
  const details = product?.details
  return details?.kind === 'transfer' ? [details.fromPlace, details.toPlace] : []
}

export type CheckedSelection = { ok: true; value: AvailableSelection } | Refusal

/**
 * Answers for each selection, in its order, whether it can be had now; asks the database only. What whoever asks has
 * already (`own`) is free to them.
 */
export async function checkSelections(
  db: Queryable,
  selections: readonly Selection[],
  clock: Clock,
  own: readonly HeldStock[] = [],
): Promise<CheckedSelection[]> {
  const ids = [...new Set(selections.map((selection) => selection.productId))]
  const products = await findActiveProducts(db, ids)
  const placeKeys = selections.flatMap((selection) => placesOf(selection, products.get(selection.productId)))
  const [titles, taxons, places] = await Promise.all([
    findTitles(db, ids),
    findTaxonTitles(
      db,
      [...products.values()].map((product) => product.categoryId),
    ),
    findPlaces(db, placeKeys),
  ])
  return Promise.all(
    selections.map(async (selection): Promise<CheckedSelection> => {
      const product = products.get(selection.productId)
      const category = product ? taxons.get(product.categoryId) : undefined
      if (!product || !category || product.kind !== selection.kind) return refuse('unknownProduct')
      const answer = await makeOffer({ db, clock, own }, product, selection)
      if (!answer.ok) return answer
      const named = placesOf(selection, product).flatMap((key) => {
        const place = places.find((candidate) => candidate.key === key)
        return place ? [{ key, content: place.content }] : []
      })
      const value = {
        selection,
        product,
        titles: titles.get(product.id) ?? {},
        category,
        places: named,
        offer: answer.offer,
      }
      return { ok: true, value }
    }),
  )
}
