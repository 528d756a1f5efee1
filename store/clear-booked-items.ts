import { closeAttempt } from '@/lib/checkout/attempt'
import { requestAction } from './shop'
import { buildForgottenPatch } from './typed'

const DAY = 86_400_000

/**
 * What was booked, by the keys of its departures, leaves the basket, once for a reservation: somebody who looks at it again later, and meanwhile has put the same
 * departure in anew, keeps that. What was typed at checkout is forgotten too. Resolves to whether anything was done.
 */
export async function clearBookedItems(
  reference: string,
  createdAt: number,
  departures: readonly string[],
  now: number,
): Promise<boolean> {
  if (now - createdAt > DAY) return false
  const isNew = await requestAction(async ({ store, actions, persistor }) => {
    if (store.getState().reservations.booked.includes(reference)) return false
    store.dispatch(actions.departuresRemoved({ flow: 'basket', departures }))
    store.dispatch(actions.departuresRemoved({ flow: 'direct', departures }))
    for (const flow of ['basket', 'direct'] as const)
      store.dispatch(actions.draftUpdated({ flow, patch: buildForgottenPatch() }))
    if (store.getState().reservations.direct.items.length === 0) store.dispatch(actions.draftReset('direct'))
    store.dispatch(actions.bookingRecorded(reference))
    await persistor.flush()
    return true
  })
  if (isNew) closeAttempt()
  return isNew
}
