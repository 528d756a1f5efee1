import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of what is pressed beside a form: the field keeps the focus until the press is over. One that is left says at once
 * what it lacks and grows, and the button would be gone from under the finger before it is let go.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
