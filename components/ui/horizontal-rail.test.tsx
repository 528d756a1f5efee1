import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { HorizontalRail } from './horizontal-rail'

function measure(row: HTMLElement, scrollLeft: number) {
  Object.defineProperties(row, {
    clientWidth: { value: 300, configurable: true },
    scrollWidth: { value: 1000, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  })
  fireEvent.scroll(row)
}

function setup(dir: 'ltr' | 'rtl') {
  render(
    <div dir={dir}>
      <HorizontalRail label="Best rated" previousLabel="Back" nextLabel="On">
        <a href="/1">One</a>
        <a href="/2">Two</a>
      </HorizontalRail>
    </div>,
  )
  return screen.getByRole('list')
}

test('has no buttons while everything fits', () => {
  setup('ltr')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('turns a page at a time and stops at the ends', async () => {
  const user = userEvent.setup()
  const row = setup('ltr')
  const scrollBy = vi.fn()
  row.scrollBy = scrollBy
  measure(row, 0)
  expect(screen.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'On' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: 270 })
  measure(row, 700)
  expect(screen.getByRole('button', { name: 'On' })).toHaveAttribute('aria-disabled', 'true')
})

test('in Arabic, where positions run below zero, on is to the left', async () => {
  const user = userEvent.setup()
  const row = setup('rtl')
  row.style.direction = 'rtl'
  const scrollBy = vi.fn()
  row.scrollBy = scrollBy
  measure(row, -200)
  await user.click(screen.getByRole('button', { name: 'On' }))
  expect(scrollBy).toHaveBeenCalledWith({ left: -270 })
  measure(row, -700)
  expect(screen.getByRole('button', { name: 'On' })).toHaveAttribute('aria-disabled', 'true')
})

test('the button that has come to the end keeps the focus and does nothing more', async () => {
  const user = userEvent.setup()
  const row = setup('ltr')
  const scrollBy = vi.fn()
  row.scrollBy = scrollBy
  measure(row, 650)
  const on = screen.getByRole('button', { name: 'On' })
  on.focus()
  await user.keyboard('{Enter}')
  measure(row, 700)
  await user.keyboard('{Enter}')
  expect(on).toHaveFocus()
  expect(scrollBy).toHaveBeenCalledTimes(1)
})
