import { isPlainClick } from '@/components/ui/is-plain-click'
import { findAnchor, getOwnHref } from './own-link'

/**
 * Follows this shop's links through the router: on `pointerdown` of a mouse, otherwise on `click`, since a touch can be
 * the start of a scroll. Returns a function that removes the listeners.
 */
export function followLinks(root: Document, navigate: (href: string) => void): () => void {
  let followed: HTMLAnchorElement | null = null

  const onPointerDown = (event: PointerEvent): void => {
    followed = null
    if (event.pointerType !== 'mouse' || event.defaultPrevented || !isPlainClick(event)) return
    const anchor = findAnchor(event.target)
    const href = anchor && getOwnHref(anchor, root.location)
    if (!href) return
    followed = anchor
    navigate(href)
  }

  const onClick = (event: MouseEvent): void => {
    const anchor = findAnchor(event.target)
    if (!anchor || event.defaultPrevented || !isPlainClick(event)) return
    if (anchor === followed) {
      followed = null
      event.preventDefault()
      return
    }
    const href = getOwnHref(anchor, root.location)
    if (!href) return
    event.preventDefault()
    navigate(href)
  }

  root.addEventListener('pointerdown', onPointerDown)
  root.addEventListener('click', onClick)
  return () => {
    root.removeEventListener('pointerdown', onPointerDown)
    root.removeEventListener('click', onClick)
  }
}
