import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, shopUrl, test } from './fixtures'
import { findTour, openShop, wantedIn } from './journey'

interface Manifest {
  name: string
  start_url: string
  display: string
  icons: { src: string; sizes: string; purpose: string }[]
}

/** A name of the shop that requests without a browser can resolve. */
const origin = new URL(shopUrl('lykia', 'en')).origin.replace('lykia.', '')

test('the shop can be kept beside the apps of a phone', { tag: '@phone' }, async ({ page, request }) => {
  await openShop(page, wantedIn('lykia', 'en'))
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const answer = await request.get(`${origin}${address}`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({ name: 'Lykia Tours', start_url: '/', display: 'standalone' })
  const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? ''
  for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: '180x180' }]) {
    const icon = await request.get(`${origin}${new URL(src, origin).pathname}`)
    const { format, width, height } = await sharp(await icon.body()).metadata()
    expect(`${format} ${width}x${height}`, src).toBe(`png ${sizes}`)
  }
  expect((await request.get(`${origin}/images/app-icon/none.png`)).status()).toBe(404)
})

/** Pictures that are seen in the page, by the file that they are made from. */
function listPictures(page: Page): Promise<string[]> {
  return page
    .locator('main img[src*="/uploads/"]')
    .evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .map((image) => new URL((image as HTMLImageElement).src).pathname.replace(/-\d+\.\w+$/, '')),
    )
}

test('no picture stands on a page twice', async ({ page }) => {
  const wanted = wantedIn('orion', 'de')
  const { slug } = await findTour(wanted)
  for (const path of ['/', '/d', '/d?kinds=tour', '/b', `/p/${slug}`]) {
    await openShop(page, wanted, path)
    await expect(page.locator('main img[src*="/uploads/"]').first()).toBeAttached()
    const pictures = await listPictures(page)
    expect(pictures.length, path).toBeGreaterThan(2)
    expect(
      pictures.filter((picture, index) => pictures.indexOf(picture) !== index),
      path,
    ).toEqual([])
  }
})

test('what is typed in figures brings up figures, and nothing makes the page jump closer', { tag: '@phone' }, async ({
  page,
}) => {
  await openShop(page, wantedIn('lykia', 'en'), '/agency/forms')
  await expect(page.locator('input[type=tel]').first()).toBeAttached()
  for (const path of ['/', '/d/tours', '/agency/forms', '/enquire-booking', '/contact', '/get-a-special-offer', '/t']) {
    await openShop(page, wantedIn('lykia', 'en'), path)
    // A phone enlarges the page for a field below 16 px.
    const small = await page.locator('input, select, textarea').evaluateAll((fields) =>
      fields
        .filter(
          (field) =>
            field.checkVisibility() && !/^(checkbox|radio|range|hidden)$/.test((field as HTMLInputElement).type),
        )
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 160)),
    )
    expect(small, path).toEqual([])
  }
})
