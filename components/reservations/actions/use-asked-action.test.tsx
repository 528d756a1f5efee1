import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAskedAction } from './use-asked-action'

function open(address: string) {
  window.history.replaceState(null, '', address)
  const onAsked = vi.fn()
  const { rerender } = renderHook(({ isReady }) => useAskedAction(isReady, onAsked), {
    initialProps: { isReady: false },
  })
  return { onAsked, rerender }
}

test.each(['pay', 'cancel'])('%s is asked once it can be answered, and goes from the address', (action) => {
  const { onAsked, rerender } = open(`/de/user/reservations/abc?x=1#${action}`)
  expect(onAsked).not.toHaveBeenCalled()
  rerender({ isReady: true })
  rerender({ isReady: true })
  expect(onAsked).toHaveBeenCalledExactlyOnceWith(action)
  expect(window.location.href).toMatch(/\/de\/user\/reservations\/abc\?x=1$/)
})

test.each(['', '#actions', '#date'])('%j asks for nothing and stays', (hash) => {
  const { onAsked, rerender } = open(`/user/reservations/abc${hash}`)
  rerender({ isReady: true })
  expect(onAsked).not.toHaveBeenCalled()
  expect(window.location.hash).toBe(hash)
})

test('what opens comes from its button, which gets the focus back', () => {
  const button = document.createElement('button')
  button.dataset.asked = 'cancel'
  document.body.append(button)
  open('/de/user/reservations/abc#cancel').rerender({ isReady: true })
  expect(button).toHaveFocus()
  button.remove()
})
