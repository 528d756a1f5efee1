import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawSharePicture, type ShareContent } from './draw-share-picture'
import { breakLines, measure } from './draw-text'
import { buildShareAddress, readShareAddress, SHARE_SIZE } from './share-address'

const content: ShareContent = {
  shop: 'Lykia Tours',
  title: 'Kekova sunken city and Simena castle by boat',
  place: 'Kaş and Kekova',
  price: '€37.80',
  picture: null,
  direction: 'ltr',
  colors: { brand: '#0B5A63', onBrand: '#FFFFFF', accent: '#FF9466', onAccent: '#33140A' },
}

/** Share of a half of the image that differs from the background. */
async function inkOf(picture: Buffer, left: number): Promise<number> {
  const half = { left, top: 0, width: SHARE_SIZE.width / 2, height: SHARE_SIZE.height }
  // sharp computes statistics of the input, before any operation: hence the intermediate image.
  const { channels } = await sharp(await sharp(picture).extract(half).png().toBuffer()).stats()
  return channels.reduce((sum, { stdev }) => sum + stdev, 0)
}

test.each([
  ['ltr', content],
  ['rtl', { ...content, title: 'كيكوفا والمدينة الغارقة بالقارب', direction: 'rtl' as const }],
])('a card is a JPEG of the right size, lettered on the side that its language begins on: %s', async (side, given) => {
  const picture = await drawSharePicture(given)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE })
  const [left, right] = [await inkOf(picture, 0), await inkOf(picture, SHARE_SIZE.width / 2)]
  expect(side === 'ltr' ? left > right * 2 : right > left * 2).toBe(true)
})

test('lines stay within their width, and a title without end is cut', () => {
  const options = { size: 50, width: 448, most: 4, direction: 'ltr' as const }
  const lines = breakLines('Донаузлодочнаяпрогулка '.repeat(3).trim(), options)
  expect(lines.length).toBe(3)
  const cut = breakLines('word '.repeat(200), options)
  expect(cut).toHaveLength(4)
  expect(cut.at(-1)?.at(-1)).toBe('word…')
  for (const line of cut.slice(0, 3)) expect(measure(line, 50, 'ltr')).toBeLessThanOrEqual(448)
})

test('every letter of the shop’s languages has a shape', () => {
  for (const text of ['ğüşıİöç', 'äöüß', 'Жёлтый', 'عربي', '€₺$£ 1,234.50'])
    expect(measure([text], 40, 'ltr'), text).toBeGreaterThan(0)
})

test('an address is read as it was written, and another text is another address', () => {
  const subject = { type: 'p' as const, slug: 'kekova-per-boot', shows: 'Kekova 37.80' }
  const address = buildShareAddress('de', subject, 'Lykia')
  const { pathname } = new URL(address, 'https://x.example')
  const segments = pathname.split('/').slice(3)
  expect(readShareAddress(segments)).toEqual({ locale: 'de', type: 'p', slug: 'kekova-per-boot' })
  expect(buildShareAddress('de', { ...subject, shows: 'Kekova 39.80' }, 'Lykia')).not.toBe(address)
  const shop = new URL(buildShareAddress('en', null, 'Lykia'), 'https://x.example').pathname.split('/').slice(3)
  expect(readShareAddress(shop)).toEqual({ locale: 'en', type: null, slug: '' })
  for (const path of [['de', 'x', 'a.jpg'], ['de', 'p', 'a.png'], ['de'], ['de', 'p', 'a.jpg', 'b']]) {
    expect(readShareAddress(path)).toBeNull()
  }
})
