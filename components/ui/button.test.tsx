import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

test('a busy button cannot be pressed twice, nor send its form again, and keeps the focus', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const draw = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Pay
      </Button>
    </form>
  )
  const { rerender } = render(draw(false))
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  rerender(draw(true))
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-busy', 'true')
})

test('a disabled button says what is missing', () => {
  render(<Button missing="Choose a date">Add to basket</Button>)
  expect(screen.getByRole('button', { name: 'Choose a date' })).toBeDisabled()
})

test('a button inside a form does not send it unless it is told to', () => {
  render(<Button>Look</Button>)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})
