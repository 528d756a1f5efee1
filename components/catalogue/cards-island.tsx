'use client'

import { useEffect } from 'react'

export interface HeartTexts {
  save: string
  remove: string
}

/** After the page has loaded and settled. */
const IDLE_MS = 3_000

const nothing = (): void => undefined

const isMember = (): boolean => /(?:^|; )user_id=/.test(document.cookie)

/**
 * One for a page: pictures of all its cards that turn, and hearts that keep. Both are loaded when a hand comes near, or when there is
 * a member whose hearts are to be shown. Draws nothing.
 */
export function CardsIsland({ texts }: { texts: HeartTexts }) {
  const { save, remove } = texts
  useEffect(() => {
    const words = { save, remove }
    const loadHearts = () => import('./hearts')
    const onClick = (event: MouseEvent) => {
      const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-fav]') : null
      if (!heart) return
      event.preventDefault()
      void loadHearts().then(({ toggleHeart }) => toggleHeart(heart, words))
    }
    const onNear = (event: Event) => {
      const picture = event.target instanceof Element ? event.target.closest<HTMLElement>('.card-pic') : null
      const more = picture?.querySelector<HTMLElement>('.pics[data-more]:not(.pics-live)')
      if (picture && more) void import('./card-pictures').then(({ fillPictures }) => fillPictures(picture))
    }
    let stopShowing = nothing
    let stopFilling = nothing
    let gone = false
    if (isMember())
      void loadHearts().then(({ showHearts }) => {
        if (!gone) stopShowing = showHearts(words)
      })
    // A finger swipes at once, where a mouse comes near first.
    const ready = window.setTimeout(() => {
      if (!matchMedia('(hover: none)').matches) return
      void import('./card-pictures').then(({ fillInView }) => {
        if (!gone) stopFilling = fillInView(document)
      })
    }, IDLE_MS)
    document.addEventListener('click', onClick)
    document.addEventListener('pointerover', onNear, { passive: true })
    document.addEventListener('touchstart', onNear, { passive: true })
    return () => {
      gone = true
      stopShowing()
      stopFilling()
      window.clearTimeout(ready)
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerover', onNear)
      document.removeEventListener('touchstart', onNear)
    }
  }, [save, remove])
  return null
}
