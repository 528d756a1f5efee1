import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHashTarget } from './use-hash-target'

const scroll = vi.fn()

function Form({ isReady }: { isReady: boolean }) {
  useHashTarget(isReady)
  return isReady ? (
    <section id="pay" ref={(node) => void Object.assign(node ?? {}, { scrollIntoView: scroll })} />
  ) : null
}

afterEach(() => {
  scroll.mockClear()
  window.location.hash = ''
})

test('the step that the address names is gone to once it stands there', () => {
  window.location.hash = '#pay'
  const { rerender } = render(<Form isReady={false} />)
  expect(scroll).not.toHaveBeenCalled()
  rerender(<Form isReady />)
  rerender(<Form isReady />)
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('without one the page stays where it is', () => {
  render(<Form isReady />)
  expect(scroll).not.toHaveBeenCalled()
})
