import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Segmented } from './segmented'

const options = [
  { value: 'grid', label: 'Grid' },
  { value: 'map', label: 'Map' },
] as const

test('is a question with its answers, and says which one was taken', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Segmented legend="View" name="view" options={options} value="grid" onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'View' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Grid' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Map' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('map')
})

test('without an owner it keeps its own answer, which a form sends', async () => {
  const user = userEvent.setup()
  render(
    <form aria-label="Filters">
      <Segmented legend="View" name="view" options={options} defaultValue="grid" />
    </form>,
  )
  await user.click(screen.getByText('Map'))
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('view')).toBe('map')
})
