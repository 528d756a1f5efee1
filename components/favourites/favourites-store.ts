import { callOperator } from '@/lib/api/browser'
import type { ApiError } from '@/lib/api/result'
import { favouriteAppended, favouriteRemoved, favouritesLoaded } from '@/store/modules/member'
import { requestAction } from '@/store/shop'

/** Calls `onChange` with the current favourites and after every change. Resolves to the function that unsubscribes. */
export function watchFavourites(onChange: (ids: readonly number[]) => void): Promise<() => void> {
  return requestAction(({ store }) => {
    let last: readonly number[] | null = null
    const tell = () => {
      const { favourites } = store.getState().member
      if (favourites === last) return
      last = favourites
      onChange(favourites)
    }
    tell()
    return store.subscribe(tell)
  })
}

/** Reads the favourites from the API once a page load. On an error the stored favourites stay in place. */
export function refreshFavourites(): Promise<void> {
  return requestAction(async ({ store }) => {
    if (store.getState().member.loaded) return
    const result = await callOperator('getMemberData', {})
    if (result.ok) store.dispatch(favouritesLoaded(result.data.favourites.map(({ productId }) => productId)))
  })
}

/** Adds or removes a favourite through the API, then in the store (spec 4). Resolves to the error, or to null. */
export async function saveFavourite(productId: number, isWanted: boolean): Promise<ApiError | null> {
  const result = isWanted
    ? await callOperator('addFavourite', { productId })
    : await callOperator('removeFavourite', { productId })
  if (!result.ok) return result.error
  await requestAction(({ store }) => {
    store.dispatch(isWanted ? favouriteAppended(productId) : favouriteRemoved(productId))
  })
  return null
}
