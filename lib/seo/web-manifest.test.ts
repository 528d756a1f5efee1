import { expect, test } from 'vitest'
import type { Settings } from '@/domain/settings/schema'
import { buildWebManifest } from './web-manifest'

const settings = {
  company: { companyName: 'Orion Reisen', legalName: 'Orion Turizm' },
  language: { default: 'de', enabled: ['de', 'en'] },
  seo: { de: { title: 'Orion', description: 'Reisen an der Küste' } },
  theme: { brand: '#272C6B', accent: '#F6B73C' },
} as unknown as Settings

test('says whose it is, how it looks and where it begins', () => {
  const manifest = JSON.parse(buildWebManifest(settings))
  expect(manifest).toMatchObject({
    name: 'Orion Reisen',
    description: 'Reisen an der Küste',
    lang: 'de',
    dir: 'ltr',
    start_url: '/',
    display: 'standalone',
    theme_color: '#272C6B',
  })
})

test('has an icon that can be cut to any shape, and two that stand as they are', () => {
  const { icons } = JSON.parse(buildWebManifest(settings)) as { icons: { purpose: string; sizes: string }[] }
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ])
})
