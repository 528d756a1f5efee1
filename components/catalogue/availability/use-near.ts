import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the screen a calendar asks for its days already. */
const AHEAD = '400px'

/** Whether a person has come near the frame, or goes through the page by keyboard; once near, always near. */
export function useNear(): { frame: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const node = frame.current
    if (!node) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD })
    watcher.observe(node)
    // The keyboard goes past what is not there yet.
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && setNear(true)
    document.addEventListener('keydown', onKey)
    return () => {
      watcher.disconnect()
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return { frame, isNear }
}
