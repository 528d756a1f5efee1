import { closeAttempt } from '@/lib/checkout/attempt'
import { requestAction } from './shop'
import { buildForgottenPatch } from './typed'

const DAY = 86_400_000

/**
 * Removes booked items, given by their departure keys, from the basket, and deletes the details typed at checkout. Runs
 * once per reservation, within a day of the booking: if the same departure is added again, a later visit to the
 * reservation does not remove it. Returns true if it removed anything.
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
