import { callOperator } from '@/lib/api/browser'
import { splitLocalePath } from '@/lib/i18n/locale-path'
import type { Shop } from './make-shop'

/** This tab is in the direct flow, or was until it left by a full page load. Another tab must not end its hold. */
const KEY = 'kervan.direct'

const isDirectPath = (address: string): boolean => /^\/basket-two(\/|$)/.test(splitLocalePath(address).path)

export function enterDirect(): void {
  try {
    window.sessionStorage.setItem(KEY, '1')
  } catch {
    // Blocked storage: the hold ends by its time.
  }
}

function hasEntered(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/**
 * Gives the places of the direct flow back once its tab shows another page. A hold that has become a reservation stays. Without a network
 * the hold ends by its time. Never rejects.
 */
export async function releaseLeftHold({ store, actions }: Pick<Shop, 'store' | 'actions'>): Promise<void> {
  if (!hasEntered() || isDirectPath(window.location.pathname)) return
  window.sessionStorage.removeItem(KEY)
  const { hold } = store.getState().reservations.direct
  if (!hold) return
  const answer = await callOperator('releaseHold', { id: hold.id, holdToken: hold.holdToken })
  const isStill = store.getState().reservations.direct.hold?.id === hold.id
  if (answer.ok && answer.data.released && isStill)
    store.dispatch(actions.draftUpdated({ flow: 'direct', patch: { hold: null } }))
}
