import { callOperator } from '@/lib/api/browser'
import { splitLocalePath } from '@/lib/i18n/locale-path'
import type { Shop } from './make-shop'

/**
 * Session storage key: this tab is in the direct flow, or was until a full page load. It is per tab, because another
 * tab must not release the hold.
 */
const KEY = 'kervan.direct'

const isDirectPath = (address: string): boolean => /^\/basket-two(\/|$)/.test(splitLocalePath(address).path)

export function enterDirect(): void {
  try {
    window.sessionStorage.setItem(KEY, '1')
  } catch {
    // Storage is blocked: the hold expires on the server.
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
 * Releases the hold of the direct flow once its tab shows another page. Does not affect a hold that has become a
 * reservation. Without a network the hold expires on the server. Never rejects.
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
