import type { Page } from '@playwright/test'
import { joinAsMember } from '../crawl/person'
import { fillGuest, newEmail, payButton, toCheckout } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import {
  chooseTour,
  confirmAtBank,
  fillCheckout,
  findTour,
  GOOD_CARD,
  openShop,
  type Wanted,
  wantedIn,
} from './journey'

/** Chooses a departure and goes straight to checkout: Orion sells so. */
async function bookNow(page: Page, wanted: Wanted, date: string): Promise<void> {
  const card = await chooseTour(page, wanted, date)
  await card.getByRole('button', { name: wanted.t('basket.card.bookNow') }).click()
  await page.waitForURL(/\/basket-two\/checkout/)
}

test.describe('a visitor without an account', () => {
  // The refusal that the test is about.
  test.use({ allowedErrors: ['409'] })

  test('who books becomes a member; a weak password and a known address are said beside their fields', {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(120_000)
    const wanted = wantedIn('lykia', 'en')
    const { t } = wanted
    const email = newEmail()
    const tour = await toCheckout(page, wanted)
    await fillGuest(page, wanted, 'demo@lykia.example')
    await fillCheckout(page, wanted, GOOD_CARD)
    await page.locator('#become-password').fill('abc')
    await payButton(page).click()
    await expect(page.locator('#become-password')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.locator('#become-password').fill('correct horse')
    await payButton(page).click()
    await expect(page.locator('#guest-email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(t('checkout.guest.errors.taken')).last()).toBeVisible()
    // Nothing of the form was lost on the way, the card included.
    await expect(page.getByLabel(t('checkout.card.number'))).toHaveValue(GOOD_CARD)
    await page.locator('#guest-email').fill(email)
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/basket\/result/)
    await openShop(page, wanted, '/user/reservations')
    await expect(page.getByText(tour.title).first()).toBeVisible()
  })
})

test('who has an account signs in at checkout: gaps are filled in, and nothing typed is lost, the card included', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'en')
  const { t } = wanted
  const { email } = await joinAsMember('orion', 'Margaret', 'Ashdown')
  const tour = await toCheckout(page, wanted)
  await page.locator('#guest-firstName').fill('Hannah')
  await page.getByLabel(t('checkout.guest.fields.note')).fill('A cot, please')
  await fillCheckout(page, wanted, GOOD_CARD)
  await page.locator('#sign-in').click()
  const panel = page.locator('details', { has: page.locator('#sign-in') })
  await panel.getByLabel(t('member.auth.email')).first().fill(email)
  await panel.getByLabel(t('member.auth.password'), { exact: true }).first().fill('correct horse')
  await panel.getByRole('button', { name: t('member.auth.login'), exact: true }).click()
  await expect(page.locator('#sign-in')).toBeHidden()
  await expect(page.locator('#guest-email')).toHaveValue(email)
  await expect(page.locator('#guest-lastName')).toHaveValue('Ashdown')
  await expect(page.locator('#guest-firstName')).toHaveValue('Hannah')
  await expect(page.getByLabel(t('checkout.guest.fields.note'))).toHaveValue('A cot, please')
  await expect(page.getByLabel(t('checkout.card.number'))).toHaveValue(GOOD_CARD)
  await payButton(page).click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await openShop(page, wanted, '/user/reservations')
  await expect(page.getByText(tour.title).first()).toBeVisible()
})

test('a reload at checkout loses nothing but the card, and nothing of it lies readable in the browser', {
  tag: '@desktop',
}, async ({ page }) => {
  const wanted = wantedIn('lykia', 'tr')
  const { t } = wanted
  await toCheckout(page, wanted)
  await fillGuest(page, wanted, 'hannah.kept@mail.example')
  await page.getByLabel(t('checkout.guest.fields.note')).fill('A cot, please')
  await fillCheckout(page, wanted, GOOD_CARD)
  await page.reload()
  await expect(page.locator('#guest-email')).toHaveValue('hannah.kept@mail.example')
  await expect(page.locator('#become-member')).toBeChecked()
  await expect(page.getByLabel(t('checkout.guest.fields.note'))).toHaveValue('A cot, please')
  await expect(page.getByLabel(t('checkout.card.number'))).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const secret of ['hannah', 'Hannah', 'cot', '5528', '7700']) expect(stored).not.toContain(secret)
})

test('instalments move nothing when they come, and a missing number is not called wrong', { tag: '@phone' }, async ({
  page,
}) => {
  const wanted = wantedIn('lykia', 'de')
  const { t } = wanted
  await toCheckout(page, wanted)
  await expect(page.locator('#card-cardNumber')).toBeVisible()
  const topOf = () => page.locator('#agree').evaluate((step) => step.getBoundingClientRect().top + scrollY)
  await expect(payButton(page)).toBeEnabled()
  const before = await topOf()
  await page.locator('#card-cardNumber').fill(GOOD_CARD)
  await expect(page.locator('.instalments input')).toHaveCount(4)
  expect(await topOf()).toBe(before)
  await page.locator('#card-cardNumber').fill('')
  await payButton(page).click()
  await expect(page.getByText(t('checkout.card.errors.numberMissing')).last()).toBeVisible()
})

test('one product is booked at once and paid, in Arabic', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  const tour = await findTour(wanted)
  const email = newEmail()
  await openShop(page, wanted, `/p/${tour.slug}`)
  await bookNow(page, wanted, tour.date)
  await expect(page.getByRole('timer')).toBeVisible()
  await fillGuest(page, wanted, email)
  await fillCheckout(page, wanted, GOOD_CARD)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await payButton(page).click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket-two\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
  const number = ((await page.locator('main').textContent()) ?? '').match(/[A-Z]{3}\d{12}/)?.[0] ?? ''
  await waitForMail(email, number)
})

test('the basket of one product keeps its places, is changed there and leads to checkout', { tag: '@desktop' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'en')
  const { t } = wanted
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await bookNow(page, wanted, tour.date)
  const trip = page.locator('#trip')
  await trip.getByRole('link', { name: t('basket.actions.edit') }).click()
  await page.waitForURL(/\/basket-two\/cart/)
  const row = page.getByRole('article', { name: tour.title })
  await expect(page.getByRole('timer')).toBeVisible()
  const total = page.locator('.cart-aside [aria-live=polite]')
  const before = await total.textContent()
  await row.getByRole('button', { name: t('basket.actions.edit') }).click()
  const held = page.waitForResponse((answer) => answer.url().endsWith('/takeHold'))
  await row
    .locator('..')
    .getByRole('button', { name: t('basket.card.more', { what: t('basket.card.bands.adult') }) })
    .click()
  expect((await held).status()).toBe(200)
  await expect(total).not.toHaveText(before ?? '')
  const [figure = 'no total'] = (await total.textContent())?.match(/[\d.,]+$/) ?? []
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page
    .locator('.cart-aside')
    .getByRole('link', { name: t('basket.totals.checkout') })
    .click()
  await page.waitForURL(/\/basket-two\/checkout/)
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(trip).toContainText(figure)
})

test('the basket of one product without one says so and leads home', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'tr')
  await openShop(page, wanted, '/basket-two/cart')
  await expect(page.getByText(wanted.t('afterwards.hold.empty'))).toBeVisible()
  await page.waitForURL(/\/tr$/)
})

test('places that are kept lapse before the eyes, and can be kept again, in Dutch', { tag: '@desktop' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'nl')
  const { t } = wanted
  const tour = await findTour(wanted)
  await page.clock.install()
  await openShop(page, wanted, `/p/${tour.slug}`)
  await bookNow(page, wanted, tour.date)
  await fillGuest(page, wanted, newEmail())
  await page.clock.fastForward('20:00')
  await expect(page.getByText(t('afterwards.hold.over'))).toBeVisible()
  await expect(page.locator('#guest-firstName')).toHaveValue('Hannah')
  await expectAccessible(page)
})
