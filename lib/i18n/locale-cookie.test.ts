import { expect, test } from 'vitest'
import { buildLocaleCookie, LOCALE_COOKIE } from './locale-cookie'

test('the cookie of the language lasts 365 days, on the whole site, with SameSite lax', () => {
  expect(buildLocaleCookie('de')).toBe(`travellocale=de; Path=/; Max-Age=${365 * 24 * 60 * 60}; SameSite=Lax`)
  expect(LOCALE_COOKIE).toEqual({ name: 'travellocale', maxAge: 365 * 24 * 60 * 60, path: '/', sameSite: 'lax' })
})
