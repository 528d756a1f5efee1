import { useEffect, useEffectEvent } from 'react'

const ASKED = ['pay', 'cancel'] as const

export type AskedAction = (typeof ASKED)[number]

/**
 * What the address asks for: `#pay` and `#cancel` of the list of reservations. It is asked once, as soon as it can be answered, and
 * then goes from the address, so that a reload opens nothing again.
 */
export function useAskedAction(isReady: boolean, onAsked: (action: AskedAction) => void): void {
  const answer = useEffectEvent(onAsked)
  useEffect(() => {
    const asked = ASKED.find((action) => window.location.hash === `#${action}`)
    if (!isReady || !asked) return
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    // What opens gives the focus back to where it came from.
    document.querySelector<HTMLElement>(`[data-asked="${asked}"]`)?.focus()
    answer(asked)
  }, [isReady])
}
