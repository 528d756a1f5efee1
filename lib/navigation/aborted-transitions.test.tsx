import { expect, test } from 'vitest'
import { allowAbortedTransitions } from './aborted-transitions'

const report = (error: Error): boolean => {
  const event = new ErrorEvent('error', { error, cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('a transition that a resize ended is no error of the page; everything else is', () => {
  allowAbortedTransitions()
  const aborted = 'Transition was aborted because of invalid state. Viewport size changed'
  expect(report(new DOMException(aborted, 'InvalidStateError'))).toBe(true)
  expect(report(new DOMException('The object is in an invalid state', 'InvalidStateError'))).toBe(false)
  expect(report(new Error(aborted))).toBe(false)
})
