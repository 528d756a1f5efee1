import { expect, shopUrl, test } from './fixtures'

test('the browser of the tests has a mouse on a wide screen and a finger on a phone', async ({ page, isMobile }) => {
  await page.goto(shopUrl('lykia', 'en', '/styleguide'))
  const pointer = await page.evaluate(() => ({
    hovers: matchMedia('(hover: hover)').matches,
    isFine: matchMedia('(pointer: fine)').matches,
    isCoarse: matchMedia('(pointer: coarse)').matches,
  }))
  expect(pointer).toEqual({ hovers: !isMobile, isFine: !isMobile, isCoarse: isMobile })
})
