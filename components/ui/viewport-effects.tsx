'use client'

import { useEffect } from 'react'
import { afterFirstInteraction } from './first-interaction'

/**
 * Mounted once: elements marked `reveal` rise as they come into view, and pictures fade in. Nothing of it runs with reduced motion, or
 * before the first interaction: until then nothing comes into view.
 */
export function ViewportEffects() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let stop: (() => void) | undefined
    let isGone = false
    void afterFirstInteraction()
      .then(() => import('./watch-viewport'))
      .then(({ watchViewport }) => {
        if (!isGone) stop = watchViewport(document.body)
      })
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return null
}
