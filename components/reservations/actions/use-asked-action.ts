import { useEffect, useEffectEvent } from 'react'

const ASKED = ['pay', 'cancel'] as const

export type AskedAction = (typeof ASKED)[number]

/**
 * Runs the action in the URL fragment: `#pay` or `#cancel`, as linked from the list of reservations. Runs it once, as
 * soon as `isReady`, and removes the fragment, so that a reload does not run it again.
 */
export function useAskedAction(isReady: boolean, onAsked: (action: AskedAction) => void): void {
  const answer = useEffectEvent(onAsked)
  useEffect(() => {
    const asked = ASKED.find((action) => window.location.hash === `#${action}`)
    if (!isReady || !asked) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    // The dialog restores the focus to the element that had it before.
    document.querySelector<HTMLElement>(`[data-asked="${asked}"]`)?.focus()
    answer(asked)
  }, [isReady])
}
