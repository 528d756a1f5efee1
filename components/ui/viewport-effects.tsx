'use client'

import { useEffect } from 'react'
import { watchViewport } from './watch-viewport'

/** Mounted once: elements marked `reveal` rise as they come into view, and pictures fade in. Nothing of it runs with reduced motion. */
export function ViewportEffects() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return watchViewport(document.body)
  }, [])
  return null
}
