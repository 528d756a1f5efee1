import { expect, test } from 'vitest'
import type { MenuItem } from '@/domain/settings/schema'
import { getPrivacyHref } from './privacy-href'

const item = (changes: Partial<MenuItem>): MenuItem => ({
  id: 1,
  menuId: null,
  mode: 'standard',
  type: 'c',
  position: 'bottom',
  content: { en: { title: 'Privacy', slug: 'privacy' }, de: { title: 'Datenschutz', slug: 'datenschutz' } },
  icon: null,
  images: [],
  categoryId: null,
  ...changes,
})
const language = { default: 'en' as const, enabled: ['en' as const, 'de' as const, 'tr' as const] }

test('the page is linked by its own address in the language, else by the default language’s', () => {
  const settings = { menu: [item({ type: 'b' }), item({})], language }
  expect(getPrivacyHref(settings, 'de')).toBe('/de/c/datenschutz')
  expect(getPrivacyHref(settings, 'tr')).toBe('/tr/c/privacy')
})

test('an operator without it in a menu has the address that leads there', () => {
  expect(getPrivacyHref({ menu: [], language }, 'de')).toBe('/de/c/privacy')
})
