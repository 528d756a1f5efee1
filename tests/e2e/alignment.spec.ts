import type { Locator } from '@playwright/test'
import { toCheckout } from './booked'
import { expect, expectAccessible, shopUrl, test } from './fixtures'
import { addToBasket, findTour, openShop, wantedIn } from './journey'
import { findKind } from './kind-journey'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

test('a coupon that is refused leaves its button beside the field', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await addToBasket(page, wanted, tour.date)
  await expect(page.getByRole('dialog').last()).toBeVisible()
  await page.goto(shopUrl('orion', 'ar', '/basket/cart'))
  await page.getByText(t('basket.coupon.have')).click()
  const field = page.getByLabel(t('basket.coupon.label'))
  await field.fill('NOSUCH')
  await field.press('Enter')
  await expect(page.getByText(t('basket.coupon.wrong'))).toBeVisible()
  const [input, button] = [
    await boxOf(field),
    await boxOf(page.getByRole('button', { name: t('basket.coupon.apply') })),
  ]
  expect(Math.abs(input.y + input.height / 2 - button.y - button.height / 2)).toBeLessThanOrEqual(2)
  await expectAccessible(page)
  // It is corrected where it stands.
  await field.pressSequentially('X')
  await expect(field).toBeVisible()
  await expect(field).toHaveValue('NOSUCHX')
  await expect(page.getByText(t('basket.coupon.wrong'))).toBeHidden()
})

for (const locale of ['ar', 'tr', 'nl'] as const) {
  test(`a ride's flight is asked for in full words, and its time stands under its name in ${locale}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const wanted = wantedIn('orion', locale)
    const { t } = wanted
    const { slug } = await findKind(wanted, 'transfer')
    await openShop(page, wanted, `/p/${slug}`)
    const flight = page.locator('.booking-card').getByPlaceholder(t('basket.ride.flight'))
    await expect(flight).toBeVisible()
    await expect(flight).toHaveCSS('direction', locale === 'ar' ? 'rtl' : 'ltr')
    const room = await flight.evaluate(async (input: HTMLInputElement) => {
      await document.fonts.ready
      const style = getComputedStyle(input)
      const words = document.createElement('span')
      words.textContent = input.placeholder
      words.style.cssText = `position: absolute; white-space: nowrap; font-family: ${style.fontFamily}`
      words.style.fontSize = style.fontSize
      words.style.fontWeight = style.fontWeight
      document.body.append(words)
      const needed = words.getBoundingClientRect().width
      words.remove()
      return input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - needed
    })
    expect(room).toBeGreaterThanOrEqual(0)
    await expect(page.locator('.booking-card .pair-cell select').first()).toHaveCSS(
      'direction',
      locale === 'ar' ? 'rtl' : 'ltr',
    )
    await flight.fill('TK2556')
    await expect(page.locator('.booking-card input[maxlength="8"]').first()).toHaveCSS('direction', 'ltr')
  })
}

for (const view of ['list', 'map']) {
  test(`the dots of a card stay on its picture in the ${view}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(shopUrl('lykia', 'en', `/d/tours?view=${view}`))
    const card = page.locator('.card:has(.dots)').first()
    await expect(page.locator(`.listing-root[data-look=${view}]`)).toBeVisible()
    const [picture, dots] = [await boxOf(card.locator('.pics')), await boxOf(card.locator('.dots'))]
    expect(dots.y + dots.height).toBeLessThanOrEqual(picture.y + picture.height - 6)
  })
}

test('at the first width of the desktop the fields of the checkout and the mark in the footer keep their size', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 })
  await toCheckout(page, wantedIn('orion', 'de'))
  expect((await boxOf(page.locator('#guest-firstName'))).width).toBeGreaterThan(180)
  await page.goto(shopUrl('orion', 'de', '/contact'))
  const mark = page.getByAltText('TÜRSAB')
  await mark.scrollIntoViewIfNeeded()
  expect(Math.round((await boxOf(mark)).width)).toBeGreaterThan(60)
})
