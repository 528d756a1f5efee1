import type { MouseEvent } from 'react'

/**
 * `onMouseDown` handler for buttons beside a form: the field keeps the focus until the click. Without it, the field
 * would lose the focus and show an error, and the button would move away from the pointer before it is released.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
