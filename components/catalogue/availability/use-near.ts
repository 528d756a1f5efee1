import { type RefObject, useEffect, useRef, useState } from 'react'

/** Distance below the viewport at which the calendar starts to load. */
const AHEAD = '400px'

/** Returns true once the frame is near the viewport or the guest presses Tab, and then stays true. */
export function useNear(): { frame: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const node = frame.current
    if (!node) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD })
    watcher.observe(node)
    // Tab would skip a calendar that is not loaded yet.
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true)
    document.addEventListener('keydown', onKey)
    return () => {
      watcher.disconnect()
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return { frame, isNear }
}
