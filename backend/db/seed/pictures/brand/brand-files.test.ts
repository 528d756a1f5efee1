import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandFile } from './brand-files'

const companies = ['lykia', 'orion']

test.each(companies)('%s: every drawing is one that a renderer accepts', async (company) => {
  for (const name of [
    'logo.svg',
    'logo-light.svg',
    'mark.svg',
    'mark-light.svg',
    'favicon.svg',
    'icon.svg',
    'tursab.svg',
  ]) {
    const file = await brandFile(`${company}/brand/${name}`)
    expect(file?.type, name).toBe('image/svg+xml')
    const { width, height } = await sharp(file?.body).metadata()
    expect(Math.min(width, height), name).toBeGreaterThan(20)
  }
})

test.each(companies)('%s: icons have the size their name says', async (company) => {
  for (const [name, edge] of [
    ['favicon.png', 32],
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const file = await brandFile(`${company}/brand/${name}`)
    expect(await sharp(file?.body).metadata(), name).toMatchObject({ format: 'png', width: edge, height: edge })
  }
})

test('the two tenants do not look alike', async () => {
  const [lykia, orion] = await Promise.all(companies.map((company) => brandFile(`${company}/brand/mark.svg`)))
  expect(lykia?.body.equals(orion?.body ?? Buffer.alloc(0))).toBe(false)
})

test('nothing else is answered', async () => {
  for (const path of [
    'nobody/brand/logo.svg',
    'lykia/brand/other.svg',
    'lykia/logo.svg',
    'constructor/brand/logo.svg',
    'lykia/brand/constructor.svg',
  ])
    expect(await brandFile(path), path).toBeNull()
})
