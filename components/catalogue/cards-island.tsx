'use client'

import { useEffect } from 'react'

/** After the page has loaded and settled. */
const IDLE_MS = 3_000

/**
 * One for a page: the pictures of all its cards that turn. They are loaded when a hand comes near, where there is no mouse when a card
 * comes into view. Draws nothing; hearts are `FavouritesIsland`'s.
 */
export function CardsIsland() {
  useEffect(() => {
    const load = () => import('./card-pictures')
    const ending = new AbortController()
    let stopFilling: (() => void) | null = null
    const onNear = (event: Event) => {
      const picture = event.target instanceof Element ? event.target.closest<HTMLElement>('.card-pic') : null
      if (picture?.querySelector('.pics[data-more]:not(.pics-live)'))
        void load().then(({ fillPictures }) => fillPictures(picture))
    }
    const timer = window.setTimeout(() => {
      if (!matchMedia('(hover: none)').matches) return
      void load().then(({ fillInView }) => {
        if (!ending.signal.aborted) stopFilling = fillInView(document)
      })
    }, IDLE_MS)
    document.addEventListener('pointerover', onNear, { passive: true, signal: ending.signal })
    document.addEventListener('touchstart', onNear, { passive: true, signal: ending.signal })
    return () => {
      ending.abort()
      stopFilling?.()
      window.clearTimeout(timer)
    }
  }, [])
  return null
}
