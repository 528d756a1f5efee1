import type { KeyboardEvent } from 'react'

const STOPS = ':is(button, a[href]):not(:disabled, [tabindex="-1"])'

/** Traps Tab inside a panel that covers the page. */
export function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const [first, last] = [stops[0], stops.at(-1)]
  const [edge, other] = event.shiftKey ? [first, last] : [last, first]
  if (!other || document.activeElement !== edge) return
  event.preventDefault()
  other.focus()
}
