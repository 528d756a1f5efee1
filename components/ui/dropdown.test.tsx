import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dropdown } from './dropdown'
import type { MenuGroup } from './menu-groups'

const groups: MenuGroup[] = [
  {
    label: 'Language',
    entries: [
      { key: 'en', label: 'English', href: '/', lang: 'en', selected: true },
      { key: 'de', label: 'Deutsch', href: '/de', lang: 'de', selected: false },
      { key: 'tr', label: 'Türkçe', href: '/tr', lang: 'tr', selected: false },
    ],
  },
  { label: 'Currency', entries: [{ key: 'EUR', label: 'Euro', lead: '€', selected: false }] },
]

function setup() {
  const onSelect = vi.fn()
  render(
    <>
      <Dropdown label="English" purpose="Language" groups={groups} onSelect={onSelect} />
      <button type="button">After</button>
    </>,
  )
  return { onSelect, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Language: English' }) }
}

const item = (name: string) => screen.getByRole('menuitemradio', { name })

test('opens with the chosen row in focus, and arrows go round', async () => {
  const { user, button } = setup()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  button.focus()
  await user.keyboard('{ArrowDown}')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(item('English')).toHaveFocus()
  expect(item('English')).toBeChecked()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(item('Euro')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(item('English')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('Euro')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(item('English')).toHaveFocus()
  await user.keyboard('{End}')
  expect(item('Euro')).toHaveFocus()
})

test('first letters find a row', async () => {
  const { user, button } = setup()
  await user.click(button)
  await user.keyboard('tü')
  expect(item('Türkçe')).toHaveFocus()
})

test('Escape closes and gives the focus back; Tab leaves', async () => {
  const { user, button } = setup()
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(item('Euro')).toHaveFocus()
  await user.tab()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('choosing says which, closes, and returns to the button', async () => {
  const { user, button, onSelect } = setup()
  await user.click(button)
  await user.click(item('Euro'))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('EUR')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('a press elsewhere closes it; languages are links with their language', async () => {
  const { user, button } = setup()
  await user.click(button)
  expect(item('Deutsch')).toHaveAttribute('href', '/de')
  expect(item('Deutsch')).toHaveAttribute('hreflang', 'de')
  await user.click(screen.getByRole('button', { name: 'After' }))
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
