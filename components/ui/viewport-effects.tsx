'use client'

import { useEffect } from 'react'
import { afterFirstInteraction } from './first-interaction'

/**
 * Mounted once. Animates elements marked `reveal` and fades in pictures as they come into view. Does nothing with
 * reduced motion or before the first interaction, since until then no new element comes into view.
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
