import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Stepper } from './stepper'

function Counter({ start, min, max, onChange }: { start: number; min?: number; max?: number; onChange?: () => void }) {
  const [value, setValue] = useState(start)
  return (
    <Stepper
      label="Adults"
      decreaseLabel="Fewer adults"
      increaseLabel="More adults"
      value={value}
      min={min}
      max={max}
      onChange={(next) => {
        setValue(next)
        onChange?.()
      }}
    />
  )
}

test('counts up and down, by mouse and by keyboard', async () => {
  const user = userEvent.setup()
  render(<Counter start={2} />)
  await user.click(screen.getByRole('button', { name: 'More adults' }))
  expect(screen.getByRole('status')).toHaveTextContent('3')
  await user.click(screen.getByRole('button', { name: 'Fewer adults' }))
  await user.keyboard('{Enter}')
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(screen.getByRole('group', { name: 'Adults' })).toBeInTheDocument()
})

test('stops at its bounds, says so, and keeps the focus', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Counter start={1} min={0} max={2} onChange={onChange} />)
  const fewer = screen.getByRole('button', { name: 'Fewer adults' })
  const more = screen.getByRole('button', { name: 'More adults' })
  await user.click(fewer)
  expect(fewer).toHaveAttribute('aria-disabled', 'true')
  expect(fewer).toHaveFocus()
  await user.click(fewer)
  expect(onChange).toHaveBeenCalledTimes(1)
  await user.click(more)
  await user.click(more)
  await user.click(more)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  expect(more).toHaveAttribute('aria-disabled', 'true')
})
