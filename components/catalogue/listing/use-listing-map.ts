import { type RefObject, useEffect } from 'react'
import type { ListingLook } from '@/lib/catalogue/listing/listing-look'

/** Mounts the map when it is first shown. Its code loads only then. */
export function useListingMap(root: RefObject<HTMLElement | null>, look: ListingLook): void {
  useEffect(() => {
    const element = root.current
    const room = element?.querySelector<HTMLElement>('.listing-map')
    if (look !== 'map' || !element || !room) return
    const ending = new AbortController()
    let stop: (() => void) | null = null
    const fail = () => {
      if (!ending.signal.aborted) room.dataset.state = 'failed'
    }
    room.dataset.state = 'loading'
    import('./map/mount-map')
      .then(async ({ mountMap }) => {
        if (ending.signal.aborted) return
        stop = await mountMap(room, element, ending.signal)
        if (!ending.signal.aborted) room.dataset.state = 'ready'
      })
      .catch(fail)
    return () => {
      ending.abort()
      stop?.()
      delete room.dataset.state
    }
  }, [root, look])
}
