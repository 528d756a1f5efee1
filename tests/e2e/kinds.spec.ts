import type { Locator, Page } from '@playwright/test'
import { formatDate } from '@/domain/dates/plain-date'
import { commaOf } from '@/domain/shared/locales'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { confirmAtBank, fillCheckout, GOOD_CARD, openShop, register, type Wanted, wantedIn } from './journey'
import { type Found, findKind, openKindCard, pickDay, putInBasket } from './kind-journey'

const newEmail = () => `kind.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`

/** Both pages of every journey: whole, readable by assistive technology, and no wider than the screen. */
async function openProduct(page: Page, wanted: Wanted, { slug, title }: Found): Promise<Locator> {
  await openShop(page, wanted, `/p/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const card = await openKindCard(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  return card
}

/** From the basket's sidebar to a paid reservation; `words` are what the item says of itself on the way. */
async function payFor(page: Page, wanted: Wanted, title: string, words: readonly string[]): Promise<void> {
  const { t } = wanted
  await page.getByRole('link', { name: t('basket.sidebar.goToBasket') }).click()
  await page.waitForURL(/\/basket\/cart/)
  const item = page.getByRole('article', { name: title })
  for (const word of words) await expect(item).toContainText(word)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await openShop(page, wanted, '/basket/checkout')
  await register(page, wanted, newEmail())
  await expect(page.getByLabel(t('checkout.guest.fields.firstName'), { exact: true }).last()).toHaveValue('Hannah')
  for (const word of words) await expect(page.locator('#trip')).toContainText(word)
  await fillCheckout(page, wanted, GOOD_CARD)
  await page
    .getByRole('button', { name: new RegExp(t('checkout.submit.pay')) })
    .first()
    .click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
  for (const word of words) await expect(page.locator('main')).toContainText(word)
  await openShop(page, wanted, '/user/reservations')
  await expect(page.getByText(title).first()).toBeVisible()
}

test.describe.configure({ timeout: 120_000 })

test('a villa is booked by its nights, in German', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'de')
  const { t } = wanted
  const villa = await findKind(wanted, 'villa')
  const card = await openProduct(page, wanted, villa)
  await card.locator('.pair-cell').first().click()
  await pickDay(card, wanted, villa.from)
  await pickDay(card, wanted, villa.until)
  await card.getByRole('button', { name: t('basket.card.more', { what: t('basket.villa.guests') }) }).click()
  await expect(page).toHaveURL(new RegExp(`date=${villa.from}&until=${villa.until}`))
  await putInBasket(card, wanted)
  await payFor(page, wanted, villa.title, [
    formatDate(villa.from),
    formatDate(villa.until),
    t('basket.people.adult', { count: 3 }),
  ])
})

test('a transfer is booked there and back, in Arabic', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  const ride = await findKind(wanted, 'transfer')
  const card = await openProduct(page, wanted, ride)
  await card.locator('.pair-cell').first().click()
  await pickDay(card, wanted, ride.from)
  const times = card.locator('.pair-cell select')
  await times.first().selectOption('13:45')
  await card.getByLabel(t('basket.ride.flight')).first().fill('tk2556')
  await card.getByText(t('basket.ride.back')).click()
  await card.locator('.pair').nth(1).locator('.pair-cell').first().click()
  await pickDay(card, wanted, ride.until)
  await times.nth(1).selectOption('09:00')
  await expect(card.getByRole('radio', { checked: true })).toHaveCount(1)
  await putInBasket(card, wanted)
  await payFor(page, wanted, ride.title, [
    `${formatDate(ride.from)}${commaOf('ar')}13:45`,
    t('basket.item.flight', { number: 'TK2556' }),
    `${formatDate(ride.until)}${commaOf('ar')}09:00`,
  ])
})

test('a car is booked from an office for its days, in Russian', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'ru')
  const { t } = wanted
  const car = await findKind(wanted, 'car', ({ details }) => details.kind === 'car' && details.offices.length > 0)
  const card = await openProduct(page, wanted, car)
  await card.locator('.pair-cell').first().click()
  await pickDay(card, wanted, car.from)
  await pickDay(card, wanted, car.until)
  await card.getByLabel(t('basket.hire.age')).selectOption('38')
  await putInBasket(card, wanted)
  await payFor(page, wanted, car.title, [
    formatDate(car.from),
    formatDate(car.until),
    t('basket.item.driver', { age: 38 }),
  ])
})

test('a yacht is booked for a day with its guests, in Turkish', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'tr')
  const { t } = wanted
  const yacht = await findKind(wanted, 'yacht', ({ details }) => details.kind === 'yacht' && details.charter === 'day')
  const card = await openProduct(page, wanted, yacht)
  await card.getByLabel(t('basket.yacht.day')).click()
  await pickDay(card, wanted, yacht.from)
  await card.getByRole('button', { name: t('basket.card.more', { what: t('basket.yacht.guests') }) }).click()
  await putInBasket(card, wanted)
  await payFor(page, wanted, yacht.title, [formatDate(yacht.from), t('basket.people.adult', { count: 3 })])
})

test('a stay in the basket is edited on its page and takes its own place', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const villa = await findKind(wanted, 'villa')
  await openShop(page, wanted, `/p/${villa.slug}?date=${villa.from}&until=${villa.until}&adults=1`)
  await putInBasket(await openKindCard(page), wanted)
  await page.getByRole('link', { name: t('basket.sidebar.goToBasket') }).click()
  const item = page.getByRole('article', { name: villa.title })
  await expect(item).toContainText(t('basket.people.adult', { count: 1 }))
  await item.getByRole('link', { name: t('basket.actions.edit') }).click()
  await page.waitForURL(/replaces=/)
  const card = await openKindCard(page)
  await card.getByRole('button', { name: t('basket.card.more', { what: t('basket.villa.guests') }) }).click()
  await putInBasket(card, wanted)
  await page.getByRole('link', { name: t('basket.sidebar.goToBasket') }).click()
  await page.waitForURL(/\/basket\/cart/)
  await expect(item).toHaveCount(1)
  await expect(item).toContainText(t('basket.people.adult', { count: 2 }))
})
