import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NavLink } from './nav-link'

const place = vi.hoisted(() => ({ pathname: '/' as string | null, locale: 'en' }))
vi.mock('next/navigation', () => ({
  usePathname: () => place.pathname,
  useParams: () => ({ locale: place.locale, company: 'lykia' }),
}))

test.each([
  ['/d/touren', '/de/lykia/d/touren', 'de', '/de/d/touren', 'page'],
  ['in the browser', '/de/d/touren/boote', 'de', '/de/d/touren', 'page'],
  ['elsewhere', '/de/d/villen', 'de', '/de/d/touren', null],
  ['home', '/en/lykia', 'en', '/', 'page'],
  ['where there is no page', null, 'en', '/', null],
  ['not home', '/d/tours', 'en', '/', null],
])('%s', (_name, pathname, locale, href, current) => {
  Object.assign(place, { pathname, locale })
  render(<NavLink href={href}>There</NavLink>)
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current)
  expect(screen.getByRole('link')).toHaveAttribute('data-prefetch', 'intent')
})
