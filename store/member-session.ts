import { recentForgotten } from './modules/app'
import { signedIn, signedOut } from './modules/auth'
import { requestAction } from './shop'

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
