import { describe, expect, test } from 'vitest'
import type { Titled } from '@/domain/content/schema'
import type { MenuItem } from '@/domain/settings/schema'
import { buildMenuTree, type MenuNode } from './menu-tree'

let lastId = 0
const item = (given: Partial<MenuItem> & Pick<MenuItem, 'content'>): MenuItem => ({
  id: ++lastId,
  menuId: null,
  mode: 'standard',
  type: 'd',
  position: 'category',
  icon: null,
  images: [],
  categoryId: null,
  ...given,
})

const titles = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title))

const tours = item({
  id: 100,
  content: { en: { title: 'Tours', slug: 'tours' }, de: { title: 'Touren', slug: 'touren' } },
})
const boats = item({
  id: 101,
  menuId: 100,
  categoryId: 7,
  content: { en: { title: 'Boat days', slug: 'boat-days' }, de: { title: 'Bootstage', slug: 'bootstage' } },
})

test('a link of type t means a route, and with the slug of a category all of them', () => {
  const content = { en: { title: 'Transfers', slug: 'transfers' }, de: { title: 'Transfers', slug: 'fahrten' } }
  const categories = [{ id: 9, content }]
  const route = item({ type: 't', content: { en: { title: 'To Kaş', slug: 'dalaman-kas' } } })
  const all = item({ type: 't', content, categoryId: 9 })
  const links = buildMenuTree([all, route], 'category', { locale: 'de', fallback: 'en', categories })
  expect(links.map(({ href }) => href)).toEqual(['/de/t?kat_k_no=9', '/de/t/dalaman-kas'])
})

describe('shape', () => {
  test('children stand below their parent, in the order of the settings', () => {
    const villas = item({ id: 102, content: { en: { title: 'Villas', slug: 'villas' } } })
    const walks = item({ id: 103, menuId: 100, content: { en: { title: 'Walks', slug: 'walks' } } })
    const deep = item({ id: 104, menuId: 101, content: { en: { title: 'Kekova', slug: 'kekova' } } })
    const tree = buildMenuTree([walks, tours, villas, deep, boats], 'category', { locale: 'en', fallback: 'en' })
    expect(titles(tree)).toEqual([['Tours', ['Walks', ['Boat days', ['Kekova']]]], 'Villas'])
  })

  test('other positions are other menus', () => {
    const top = item({ position: 'top', content: { en: { title: 'Blog', slug: 'blog' } } })
    expect(titles(buildMenuTree([tours, top], 'top', { locale: 'en', fallback: 'en' }))).toEqual(['Blog'])
  })

  test('orphans, circles and items without a word are left out', () => {
    const orphan = item({ menuId: 999, content: { en: { title: 'Orphan', slug: 'orphan' } } })
    const left = item({ id: 201, menuId: 202, content: { en: { title: 'Left', slug: 'left' } } })
    const right = item({ id: 202, menuId: 201, content: { en: { title: 'Right', slug: 'right' } } })
    const mute = item({ content: {} })
    expect(
      titles(buildMenuTree([orphan, left, right, mute, tours], 'category', { locale: 'en', fallback: 'en' })),
    ).toEqual(['Tours'])
  })

  test('a heading stays when it holds something, and only then', () => {
    const heading = item({ id: 301, type: null, content: { en: { title: 'Help' } } })
    const empty = item({ id: 302, type: null, content: { en: { title: 'Nothing' } } })
    const inside = item({ menuId: 301, content: { en: { title: 'Contact', slug: 'contact' } } })
    const tree = buildMenuTree([heading, empty, inside], 'category', { locale: 'en', fallback: 'en' })
    expect(titles(tree)).toEqual([['Help', ['Contact']]])
    expect(tree[0]?.href).toBeNull()
  })
})

describe('addresses', () => {
  const hrefOf = (given: MenuItem, locale: 'en' | 'de' | 'ar') =>
    buildMenuTree([given], 'category', { locale, fallback: 'en' })[0]?.href

  test('type and slug of the language, with the category number', () => {
    expect(hrefOf(tours, 'en')).toBe('/d/tours')
    expect(hrefOf({ ...boats, menuId: null }, 'de')).toBe('/de/d/bootstage?kat_k_no=7')
  })

  test('the number stands there too where the slug says the same', () => {
    const categories = [{ id: 7, content: boats.content as Titled }]
    const build = (given: MenuItem) => buildMenuTree([given], 'category', { locale: 'de', fallback: 'en', categories })
    expect(build({ ...boats, menuId: null })[0]?.href).toBe('/de/d/bootstage?kat_k_no=7')
  })

  test('without words of the language those of the default one', () => {
    const [node] = buildMenuTree([tours], 'category', { locale: 'ar', fallback: 'de' })
    expect(node).toMatchObject({ title: 'Touren', href: '/ar/d/touren' })
  })

  test('a custom item uses its own url, on this site or another', () => {
    const own = (url: string) => item({ mode: 'custom', type: null, content: { en: { title: 'Own', url } } })
    expect(hrefOf(own('/contact'), 'de')).toBe('/de/contact')
    expect(hrefOf(own('https://elsewhere.example/a'), 'de')).toBe('https://elsewhere.example/a')
  })

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'contact'])(
    '%s is no address',
    (url) => {
      const item1 = item({ mode: 'custom', type: null, content: { en: { title: 'Bad', url } } })
      expect(buildMenuTree([item1], 'category', { locale: 'en', fallback: 'en' })).toEqual([])
    },
  )
})

test('the cover is the picture that says so', () => {
  const images = [{ file: 'a', cover: 0 } as const, { file: 'b', cover: 1 } as const]
  expect(buildMenuTree([{ ...tours, images }], 'category', { locale: 'en', fallback: 'en' })[0]?.image?.file).toBe('b')
})
