import { expect, test } from 'vitest'
import { findCategoryOrDestination, findKindCategory, getRightSlug, toSlugs } from './find-category'

const data = {
  destinations: [{ id: 1, content: { en: { title: 'Side', slug: 'side' } }, count: 4 }],
  categories: [
    { id: 2, content: { en: { title: 'Boats', slug: 'boats' } }, count: 9, kind: 'tour', parentId: 5 },
    { id: 3, content: { de: { title: 'Side', slug: 'side' } }, count: 1, kind: null, parentId: null },
    {
      id: 5,
      content: { en: { title: 'Tours', slug: 'tours' }, de: { title: 'Touren', slug: 'touren' } },
      count: 12,
      kind: 'tour',
      parentId: null,
    },
    { id: 6, content: { en: { title: 'Villas', slug: 'villas' } }, count: 0, kind: 'villa', parentId: null },
  ],
}

test('a slug of any language finds it, a destination before a category', () => {
  expect(findCategoryOrDestination(data, 'touren')).toMatchObject({ id: 5, pageType: 'category', kind: 'tour' })
  expect(findCategoryOrDestination(data, 'side')).toMatchObject({ id: 1, pageType: 'destination' })
  expect(findCategoryOrDestination(data, 'nowhere')).toBeNull()
})

test("the right slug is the own one, else the default language's, else any", () => {
  const slugs = toSlugs(data.categories[2]?.content ?? {})
  expect(getRightSlug(slugs, 'de', 'en')).toBe('touren')
  expect(getRightSlug(slugs, 'ar', 'en')).toBe('tours')
  expect(getRightSlug({ tr: 'turlar' }, 'ar', 'en')).toBe('turlar')
  expect(getRightSlug({}, 'ar', 'en')).toBeNull()
})

test('the category of a kind is the uppermost one that holds something', () => {
  expect(findKindCategory(data, 'tour')?.id).toBe(5)
  expect(findKindCategory(data, 'villa')).toBeNull()
})
