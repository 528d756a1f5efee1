import type { BasketItem, Quote, Selection } from '@/domain/basket/schema'
import { departureKey, toSelection } from '@/domain/basket/selection'
import type { ReservationDraft } from '@/domain/reservations/draft'

const asText = (selection: Selection): string => JSON.stringify(toSelection(selection))

/** Keeps one picture without its placeholder, to save storage; the basket shows no others. */
function toStoredItem(item: BasketItem): BasketItem {
  const cover = item.images.find((image) => image.cover === 1) ?? item.images[0]
  const images = cover ? [{ file: cover.file, cover: cover.cover, ...(cover.alt ? { alt: cover.alt } : {}) }] : []
  return { ...item, images, key: departureKey(item) }
}

/**
 * Merges the prices and text of a quote into the draft. An item that was changed or removed during the request keeps
 * its new state. Totals are applied only if the items are still those of the request.
 */
export function mergeQuote(draft: ReservationDraft, asked: readonly Selection[], quote: Quote): void {
  const answers = new Map(asked.map((selection, index) => [asText(selection), quote.items[index]?.item ?? null]))
  const isCurrent = draft.items.length === asked.length && draft.items.every((item) => answers.has(asText(item)))
  draft.items = draft.items.map((item) => {
    const fresh = answers.get(asText(item))
    return fresh ? toStoredItem(fresh) : item
  })
  if (!isCurrent) return
  draft.fixedCurrency = quote.fixed.currency
  draft.fixedTotals = quote.fixed.totals
  draft.chosenTotals = quote.chosen.currency === draft.chosenCurrency ? quote.chosen.totals : null
}
