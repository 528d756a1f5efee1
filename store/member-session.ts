import { recentForgotten } from './modules/app'
import { signedIn, signedOut } from './modules/auth'
import { requestAction } from './shop'

/** Assigns the store to this member and removes the data of another one. */
export function enterMember(memberId: number): Promise<void> {
  return requestAction(({ store }) => {
    const { auth } = store.getState()
    if (auth.memberId === memberId) return
    if (auth.memberId !== null) store.dispatch(signedOut())
    store.dispatch(signedIn({ strategy: 'local', memberId }))
  })
}

/** Removes the member and the favourites from the store and from storage. Keeps the baskets. */
export function leaveMember(): Promise<void> {
  return requestAction(async ({ store, persistor }) => {
    store.dispatch(signedOut())
    await persistor.flush()
  })
}

/** Removes the viewed products as well, after the account was deleted. */
export function forgetMember(): Promise<void> {
  return requestAction(async ({ store, persistor }) => {
    store.dispatch(signedOut())
    store.dispatch(recentForgotten())
    await persistor.flush()
  })
}
