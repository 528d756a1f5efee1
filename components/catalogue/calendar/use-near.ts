'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the screen a calendar asks for its days already. */
const AHEAD = '400px'

/** Whether a person has come near the frame; once near, always near. */
export function useNear(): { frame: RefObject<HTMLDivElement | null>; isNear: boolean } {
  const frame = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const node = frame.current
    if (!node) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: AHEAD })
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [])
  return { frame, isNear }
}
