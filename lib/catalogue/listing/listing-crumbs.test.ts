import { expect, test } from 'vitest'
import { buildCrumbs } from './listing-crumbs'

const context = { locale: 'de', fallback: 'en', home: 'Start' } as const

test('home, the places above, this page', () => {
  const above = [
    { content: { de: { title: 'Touren', slug: 'touren' } } },
    { content: { en: { title: 'Kaş <b>and</b> Kekova', slug: 'kas' } } },
  ]
  expect(buildCrumbs(above, 'Bootstag', context)).toEqual([
    { label: 'Start', href: '/de' },
    { label: 'Touren', href: '/de/d/touren' },
    { label: 'Kaş and Kekova', href: '/de/d/kas' },
    { label: 'Bootstag' },
  ])
})

test('nothing stands there twice, and what has no name not at all', () => {
  const side = { content: { de: { title: 'Side', slug: 'side' } } }
  expect(buildCrumbs([side, side, { content: {} }], 'Side', context)).toEqual([
    { label: 'Start', href: '/de' },
    { label: 'Side' },
  ])
})
