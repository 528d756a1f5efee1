import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MegaMenu } from './mega-menu'
import { TEST_MENU } from './test-menu'

const itemOf = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) }).closest('li') as HTMLElement

test('a kind in focus shows its groups beside the kinds, and the keyboard comes to them next', async () => {
  const user = userEvent.setup()
  render(<MegaMenu data={TEST_MENU} />)
  expect(itemOf('Tours')).toHaveAttribute('data-active')
  await user.tab()
  expect(screen.getByRole('link', { name: /^Tours/ })).toHaveFocus()
  await user.tab()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Boats' })).toHaveFocus()
  expect(itemOf('Tours')).toHaveAttribute('data-active')
  screen.getByRole('link', { name: /^Villas/ }).focus()
  await screen.findByText('Villas')
  expect(itemOf('Villas')).toHaveAttribute('data-active')
  expect(itemOf('Tours')).not.toHaveAttribute('data-active')
})

test('in the drawer one kind after the other unfolds', async () => {
  const user = userEvent.setup()
  render(<MegaMenu data={TEST_MENU} />)
  const unfold = screen.getByRole('button', { name: 'Tours' })
  expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await user.click(unfold)
  expect(unfold).toHaveAttribute('aria-expanded', 'true')
  expect(itemOf('Tours')).toHaveAttribute('data-unfolded')
  await user.click(unfold)
  expect(itemOf('Tours')).not.toHaveAttribute('data-unfolded')
})

test('groups carry their entries and counts, and everything has one link', () => {
  render(<MegaMenu data={TEST_MENU} />)
  const groups = within(screen.getByRole('list', { name: 'Tours' }))
  expect(groups.getByRole('link', { name: 'Kekova' })).toHaveAttribute('href', '/d/kekova')
  expect(groups.getByText('5')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: TEST_MENU.texts.everything })).toHaveAttribute('href', '/d')
  expect(screen.getByRole('link', { name: /Ten off/ })).toHaveAttribute('href', '/d/offers')
})
