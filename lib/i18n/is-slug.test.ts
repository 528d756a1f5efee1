import { expect, test } from 'vitest'
import { isSlug } from './is-slug'

test('letters of any script, figures and signs that need no escape make a slug', () => {
  for (const slug of ['kekova-by-boat', 'çay_evi.2', 'بودروم', 'x'.repeat(160)]) expect(isSlug(slug), slug).toBe(true)
})

test('what is empty, too long, or holds a separator or a control sign does not', () => {
  for (const text of ['', 'x'.repeat(161), 'a/b', 'a b', '\0', '%', '<b>']) expect(isSlug(text), text).toBe(false)
})
