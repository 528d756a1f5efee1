import { useEffect } from 'react'
import { getFavourites, startFavourites, subscribeToFavourites, toggleFavourite } from './favourites'

const SELECTOR = '[data-favourite]'

function paint(root: ParentNode): void {
  const favourites = new Set(getFavourites())
  for (const heart of root.querySelectorAll<HTMLElement>(SELECTOR)) {
    heart.setAttribute('aria-pressed', String(favourites.has(Number(heart.dataset.favourite))))
  }
}

const hasHeart = (node: Node): boolean =>
  node instanceof HTMLElement && (node.matches(SELECTOR) || node.querySelector(SELECTOR) !== null)

function onClick(event: MouseEvent): void {
  const heart = event.target instanceof Element ? event.target.closest<HTMLElement>(SELECTOR) : null
  const productId = Number(heart?.dataset.favourite)
  if (!heart || !Number.isInteger(productId) || productId < 1) return
  event.preventDefault()
  toggleFavourite(productId)
}

/** Handles the favourite buttons of the page, including those that are added later. Mounted once; renders nothing. */
export function FavouritesIsland() {
  useEffect(() => {
    const stopFollowing = startFavourites()
    const unsubscribe = subscribeToFavourites(() => paint(document))
    const observer = new MutationObserver((changes) => {
      if (getFavourites().length === 0) return
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      if (added.some(hasHeart)) paint(document)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('click', onClick)
    paint(document)
    return () => {
      stopFollowing()
      unsubscribe()
      observer.disconnect()
      document.removeEventListener('click', onClick)
    }
  }, [])
  return null
}
