/**
 * A browser ends the transition between two pages when its window changes size, as a phone's does. That is no fault; React (19.3) lets
 * it pass by the words that older browsers have for it, and reports the newer ones as an error of the page.
 */
export function allowAbortedTransitions(): void {
  addEventListener('error', (event) => {
    const { error } = event
    if (error instanceof DOMException && error.name === 'InvalidStateError' && /^Transition was/.test(error.message))
      event.preventDefault()
  })
}
