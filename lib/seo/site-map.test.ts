import { expect, test } from 'vitest'
import { samePath } from './alternates'
import { buildSitemap } from './site-map'

const site = { origin: 'https://orion.example' }

test('each page stands there once a language, naming the others', () => {
  const pages = [
    { paths: samePath('/') },
    { paths: { de: '/p/ballon', ru: '/p/shar' }, changedAt: '2026-11-20T10:00:00Z' },
  ]
  expect(buildSitemap(pages, { ...site, language: { default: 'de', enabled: ['en', 'de'] } })).toEqual([
    {
      url: 'https://orion.example/',
      alternates: {
        languages: {
          en: 'https://orion.example/',
          de: 'https://orion.example/de',
          'x-default': 'https://orion.example/de',
        },
      },
    },
    {
      url: 'https://orion.example/de',
      alternates: {
        languages: {
          en: 'https://orion.example/',
          de: 'https://orion.example/de',
          'x-default': 'https://orion.example/de',
        },
      },
    },
    {
      url: 'https://orion.example/de/p/ballon',
      lastModified: '2026-11-20T10:00:00Z',
      alternates: {
        languages: { de: 'https://orion.example/de/p/ballon', 'x-default': 'https://orion.example/de/p/ballon' },
      },
    },
  ])
})
