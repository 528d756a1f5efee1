import { MAXIMUM_ITEMS } from '@/domain/basket/limits'
import type { Problem, Selection } from '@/domain/basket/schema'
import { isSameDeparture } from '@/domain/basket/selection'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { requestAction } from './shop'

export type AddResult =
  | { result: 'added' | 'duplicate' | 'tooMany' }
  /** The item is no longer available, or the page was outdated. */
  | { result: 'problem'; problem: Problem; nearestOpen: string | null; limit: number | null }
  | { result: 'failed'; code: string }

interface Context {
  locale: Locale
  currency: string
  /** Key of the item that the selection replaces. */
  replaces?: string | null
}

/**
 * Adds a selection to the basket after checking its availability with the API (decisions 6). The item's text, pictures
 * and prices are those of the answer. Network errors are returned as a result, not thrown.
 */
export async function addToBasket(
  selection: Selection,
  { locale, currency, replaces = null }: Context,
): Promise<AddResult> {
  try {
    const standing = await requestAction(({ store }) => {
      const { items } = store.getState().reservations.basket
      if (items.some((item) => item.key !== replaces && isSameDeparture(item, selection))) return 'duplicate' as const
      const others = items.filter((item) => item.key !== replaces)
      return others.length >= MAXIMUM_ITEMS ? ('tooMany' as const) : null
    })
    if (standing) return { result: standing }
    const answer = await callOperator('quote', { locale, items: [selection], chosenCurrency: currency })
    if (!answer.ok) return { result: 'failed', code: answer.error.code }
    const [quoted] = answer.data.items
    const item = quoted?.item
    if (!item) {
      const { problem, nearestOpen, limit } = quoted ?? { problem: null, nearestOpen: null, limit: null }
      return { result: 'problem', problem: problem ?? 'notBookable', nearestOpen, limit }
    }
    const [cover] = item.images
    const images = cover ? [{ file: cover.file, cover: cover.cover, ...(cover.alt ? { alt: cover.alt } : {}) }] : []
    await requestAction(({ store, actions }) => {
      const { items } = store.getState().reservations.basket
      const index = items.findIndex(({ key }) => key === replaces)
      if (index >= 0) store.dispatch(actions.itemRemoved({ flow: 'basket', index }))
      const at = index >= 0 ? index : items.length
      return store.dispatch(actions.itemAdded({ flow: 'basket', item: { ...item, images }, at }))
    })
    return { result: 'added' }
  } catch {
    return { result: 'failed', code: 'unavailable' }
  }
}
