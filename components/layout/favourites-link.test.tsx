import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FavouritesLink } from './favourites-link'

vi.mock('@/components/favourites/favourites-count', () => ({ FavouritesCount: () => <span>2</span> }))

const show = () => render(<FavouritesLink href="/user/favorites" label="Favourites" />)

afterEach(() => {
  Object.assign(document, { cookie: 'user_id=; Max-Age=0' })
})

test('a guest sees no link to favourites', () => {
  show()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a member sees the link to favourites with its counter', async () => {
  Object.assign(document, { cookie: 'user_id=3' })
  show()
  expect(screen.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/user/favorites')
  expect(await screen.findByText('2')).toBeInTheDocument()
})
