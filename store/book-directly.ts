import type { BasketItem, HoldReference, Problem, Selection } from '@/domain/basket/schema'
import type { DraftHold } from '@/domain/reservations/draft'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import type { ApiError } from '@/lib/api/result'
import type { AddResult } from './add-to-basket'
import { requestAction } from './shop'

interface Context {
  locale: Locale
  currency: string
}

type Refused = Extract<AddResult, { result: 'problem' | 'failed' }>
type Held = { result: 'held'; hold: DraftHold } | Refused

/** Reads the problem of the only item from a rejected hold. */
function toRefusal({ code, data }: ApiError): Refused {
  const [told] =
    (data as { items?: { problem?: Problem; nearestOpen?: string | null; limit?: number | null }[] })?.items ?? []
  if (code !== 'soldOut') return { result: 'failed', code }
  return {
    result: 'problem',
    problem: told?.problem ?? 'full',
    nearestOpen: told?.nearestOpen ?? null,
    limit: told?.limit ?? null,
  }
}

const toReference = (hold: DraftHold | null): HoldReference | null => hold && { id: hold.id, holdToken: hold.holdToken }

const readHold = (): Promise<DraftHold | null> =>
  requestAction(({ store }) => store.getState().reservations.direct.hold)

/**
 * Takes a hold for a selection and replaces this person's earlier hold. Network errors are returned as a result, not
 * thrown.
 */
export async function takeHold(selection: Selection): Promise<Held> {
  const answer = await callOperator('takeHold', { item: selection, hold: toReference(await readHold()) })
  if (!answer.ok) return toRefusal(answer.error)
  const hold = answer.data
  await requestAction(({ store, actions }) =>
    store.dispatch(actions.draftUpdated({ flow: 'direct', patch: { id: hold.id, hold } })),
  )
  return { result: 'held', hold }
}

function toStoredItem(item: BasketItem): BasketItem {
  const [cover] = item.images
  return { ...item, images: cover ? [cover] : [] }
}

/**
 * Books one product directly (decisions 6): takes a hold, then makes the product the only item of the direct flow. The
 * previous contents of the direct flow are removed and their hold is released.
 */
export async function bookDirectly(
  selection: Selection,
  { locale, currency }: Context,
): Promise<{ result: 'held' } | Refused> {
  try {
    const earlier = toReference(await readHold())
    const quote = { locale, items: [selection], chosenCurrency: currency, hold: earlier }
    const answer = await callOperator('quote', quote)
    if (!answer.ok) return { result: 'failed', code: answer.error.code }
    const [quoted] = answer.data.items
    if (!quoted?.item) {
      const { problem, nearestOpen, limit } = quoted ?? { problem: null, nearestOpen: null, limit: null }
      return { result: 'problem', problem: problem ?? 'notBookable', nearestOpen, limit }
    }
    const held = await takeHold(selection)
    if (held.result !== 'held') return held
    const item = toStoredItem(quoted.item)
    await requestAction(async ({ store, actions, persistor }) => {
      const { agencyId, subAgencyId } = store.getState().reservations.basket
      store.dispatch(actions.draftReset('direct'))
      store.dispatch(actions.itemAdded({ flow: 'direct', item }))
      const patch = { id: held.hold.id, hold: held.hold, agencyId, subAgencyId }
      store.dispatch(actions.draftUpdated({ flow: 'direct', patch }))
      await persistor.flush()
    })
    return { result: 'held' }
  } catch {
    return { result: 'failed', code: 'unavailable' }
  }
}

/** Extends the hold by ten minutes; possible once. Returns null, or the error code. */
export async function prolongHold(): Promise<string | null> {
  const reference = toReference(await readHold())
  if (!reference) return 'holdExpired'
  const answer = await callOperator('prolongHold', reference)
  if (!answer.ok) return answer.error.code
  const hold = answer.data
  await requestAction(({ store, actions }) =>
    store.dispatch(actions.draftUpdated({ flow: 'direct', patch: { id: hold.id, hold } })),
  )
  return null
}
