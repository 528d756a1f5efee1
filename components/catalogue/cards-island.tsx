'use client'

import { useEffect } from 'react'

/** Delay after the page has loaded. */
const IDLE_MS = 3_000

/**
 * Picture carousels of all cards; mounted once a page. The code and pictures load on pointer or touch; on devices
 * without a mouse also when a card scrolls into view. Renders nothing; `FavouritesIsland` handles the favourite
 * buttons.
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
