import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tabs } from './tabs'

const tabs = ['Tour', 'Yacht', 'Villa'].map((name) => ({
  id: name.toLowerCase(),
  label: name,
  content: `${name} panel`,
}))

test('the chosen tab alone is in the tab order and names its panel', async () => {
  const user = userEvent.setup()
  render(<Tabs label="What" tabs={tabs} defaultTab="yacht" />)
  expect(screen.getByRole('tabpanel', { name: 'Yacht' })).toHaveTextContent('Yacht panel')
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Yacht', selected: true })).toHaveFocus()
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
})

test('arrows, Home and End move and choose, round the ends', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(<Tabs label="What" tabs={tabs} onChange={onChange} />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Villa', selected: true })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Tour', selected: true })).toHaveFocus()
  await user.keyboard('{End}{Home}')
  expect(onChange.mock.calls).toEqual([['villa'], ['tour'], ['villa'], ['tour']])
})

test('in Arabic the left arrow goes on', async () => {
  const user = userEvent.setup()
  render(
    <div dir="rtl">
      <Tabs label="What" tabs={tabs} />
    </div>,
  )
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Yacht' })).toHaveFocus()
})

test('an owner who holds the choice decides', async () => {
  const user = userEvent.setup()
  render(<Tabs label="What" tabs={tabs} tab="tour" />)
  await user.click(screen.getByRole('tab', { name: 'Villa' }))
  expect(screen.getByRole('tab', { name: 'Tour', selected: true })).toBeInTheDocument()
})

test('a field beside them keeps the focus until the press is over; then the tab has it', async () => {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="E-mail" />
      <Tabs label="What" tabs={tabs} />
    </>,
  )
  const field = screen.getByLabelText('E-mail')
  await user.click(field)
  await user.pointer({ target: screen.getByRole('tab', { name: 'Villa' }), keys: '[MouseLeft>]' })
  expect(field).toHaveFocus()
  await user.pointer({ keys: '[/MouseLeft]' })
  expect(screen.getByRole('tab', { name: 'Villa', selected: true })).toHaveFocus()
})
