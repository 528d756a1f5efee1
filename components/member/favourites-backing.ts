import { callOperator } from '@/lib/api/browser'
import type { ApiError } from '@/lib/api/result'
import { recentForgotten } from '@/store/modules/app'
import { signedIn, signedOut } from '@/store/modules/auth'
import { favouriteAppended, favouriteRemoved, favouritesLoaded } from '@/store/modules/member'
import { requestAction } from '@/store/shop'

/** Makes the store that of this member; what it kept of another one goes. */
export function enterMember(memberId: number): Promise<void> {
  return requestAction(({ store }) => {
    const { auth } = store.getState()
    if (auth.memberId === memberId) return
    if (auth.memberId !== null) store.dispatch(signedOut())
    store.dispatch(signedIn({ strategy: 'local', memberId }))
  })
}

/** Takes the member and the favourites out of the store and of what the browser keeps; the baskets stay. */
export function leaveMember(): Promise<void> {
  return requestAction(async ({ store, persistor }) => {
    store.dispatch(signedOut())
    await persistor.flush()
  })
}

/** After the account was deleted: what was looked at in this browser goes with the rest. */
export function forgetMember(): Promise<void> {
  return requestAction(async ({ store, persistor }) => {
    store.dispatch(signedOut())
    store.dispatch(recentForgotten())
    await persistor.flush()
  })
}

/** Hands over the favourites now and whenever they change, whoever changes them; resolves to what ends that. */
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

/** Reads the favourites from the API, once in a visit; a failure leaves those that the browser knows. */
export function refreshFavourites(): Promise<void> {
  return requestAction(async ({ store }) => {
    if (store.getState().member.loaded) return
    const result = await callOperator('getMemberData', {})
    if (result.ok) store.dispatch(favouritesLoaded(result.data.favourites.map(({ productId }) => productId)))
  })
}

/** Adds or removes at the API, and then in the store (spec 4); the reason when it did not work. */
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
