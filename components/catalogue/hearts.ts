import { getFavourites, startFavourites, subscribeToFavourites, toggleFavourite } from '@/components/member/favourites'
import type { HeartTexts } from './cards-island'

/** One click on a card's heart; a guest is asked to sign in, and then it goes on. */
export function toggleHeart(heart: HTMLElement, texts: HeartTexts): void {
  toggleFavourite(Number(heart.dataset.fav))
  paint(texts)
}

function paint({ save, remove }: HeartTexts): void {
  const favourites = new Set(getFavourites())
  for (const heart of document.querySelectorAll<HTMLElement>('[data-fav]')) {
    const isKept = favourites.has(Number(heart.dataset.fav))
    heart.setAttribute('aria-pressed', String(isKept))
    heart.setAttribute('aria-label', isKept ? remove : save)
  }
}

/** Shows the member's hearts on all cards from now on; returns what ends that. */
export function showHearts(texts: HeartTexts): () => void {
  const stopFollowing = startFavourites()
  const stopPainting = subscribeToFavourites(() => paint(texts))
  paint(texts)
  return () => {
    stopFollowing()
    stopPainting()
  }
}
