import type { FocusEvent } from 'react'

/** Height of the sticky header including the focus ring below it. */
const HEADER_PX = 96

/**
 * The card sticks to the bottom of the viewport, so the header covers the top of a tall card and scrolling does not
 * uncover it. Keyboard focus in that part scrolls the page to the top of the card.
 */
export function uncover({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible') || target.getBoundingClientRect().top >= HEADER_PX) return
  currentTarget.closest('.product-aside')?.parentElement?.scrollIntoView({ block: 'start' })
}
