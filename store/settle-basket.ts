import { closeAttempt } from '@/lib/checkout/attempt'
import { requestAction } from './shop'
import { buildForgottenPatch } from './typed'

const KEY = 'kervan.settled'
const DAY = 86_400_000

function isSettled(reference: string): boolean {
  try {
    return window.localStorage.getItem(KEY) === reference
  } catch {
    return false
  }
}

function keepSettled(reference: string): void {
  try {
    window.localStorage.setItem(KEY, reference)
  } catch {
    // A blocked storage holds no basket either.
  }
}

/**
 * What was booked, by the keys of its departures, leaves the basket, once for a reservation: somebody who looks at it again later, and meanwhile has put the same
 * departure in anew, keeps that. What was typed at the till is forgotten too. Resolves to whether anything was done.
 */
export async function settleBasket(
  reference: string,
  createdAt: number,
  departures: readonly string[],
  now: number,
): Promise<boolean> {
  if (isSettled(reference) || now - createdAt > DAY) return false
  await requestAction(async ({ store, actions, persistor }) => {
    store.dispatch(actions.departuresRemoved({ flow: 'basket', departures }))
    store.dispatch(actions.departuresRemoved({ flow: 'direct', departures }))
    for (const flow of ['basket', 'direct'] as const)
      store.dispatch(actions.draftUpdated({ flow, patch: buildForgottenPatch() }))
    if (store.getState().reservations.direct.items.length === 0) store.dispatch(actions.draftReset('direct'))
    await persistor.flush()
  })
  keepSettled(reference)
  closeAttempt()
  return true
}
