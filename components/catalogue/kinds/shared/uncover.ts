import type { FocusEvent } from 'react'

/** The header that stays in view, with the frame of the focus below it. */
const HEADER_PX = 96

/**
 * The card keeps its lower edge in view, so the upper part of a tall one lies under the header, and scrolling alone does not bring it
 * out. When the keyboard comes there, the page goes up to where the card begins.
 */
export function uncover({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible') || target.getBoundingClientRect().top >= HEADER_PX) return
  currentTarget.closest('.product-aside')?.parentElement?.scrollIntoView({ block: 'start' })
}
