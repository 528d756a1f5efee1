import { useCallback, useEffect, useRef } from 'react'
import type { ReservationFlow } from '@/domain/reservations/draft'
import { useShopDispatch } from '@/store/hooks'
import { draftUpdated } from '@/store/modules/reservations'
import { loadShop } from '@/store/shop'
import { buildTypedPatch, type Typed } from '@/store/typed'

const PAUSE_MS = 300

/** Writes the typed values into the store, which encrypts them: debounced while typing, and at once on `pagehide`. */
export function useStoredInput(flow: ReservationFlow): (typed: Typed) => void {
  const dispatch = useShopDispatch()
  const waiting = useRef<{ typed: Typed; timer: number } | null>(null)

  const write = useCallback(() => {
    if (!waiting.current) return
    window.clearTimeout(waiting.current.timer)
    const { typed } = waiting.current
    waiting.current = null
    dispatch(draftUpdated({ flow, patch: buildTypedPatch(typed, Date.now()) }))
  }, [dispatch, flow])

  useEffect(() => {
    const leave = () => {
      write()
      // The store's own listener has already run (Chromium calls listeners in the order of registration), so a flush is
      // needed.
      void loadShop().then(({ persistor }) => persistor.flush())
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      write()
    }
  }, [write])

  return useCallback(
    (typed) => {
      // Throttled, not debounced: a phone may discard the page without an event.
      if (waiting.current) waiting.current.typed = typed
      else waiting.current = { typed, timer: window.setTimeout(write, PAUSE_MS) }
    },
    [write],
  )
}
