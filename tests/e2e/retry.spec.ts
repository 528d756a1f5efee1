import type { Page } from '@playwright/test'
import { RESERVATION_MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { fillGuest, newEmail, payButton, toCheckout } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import {
  chooseTour,
  confirmAtBank,
  fillCheckout,
  findTour,
  GOOD_CARD,
  openShop,
  POOR_CARD,
  type Wanted,
  wantedIn,
} from './journey'

const NUMBER = /[A-Z]{3}\d{12}/

const numberOn = async (page: Page) => ((await page.locator('main').textContent()) ?? '').match(NUMBER)?.[0] ?? ''

async function payBy(page: Page, wanted: Wanted, card: string): Promise<void> {
  await fillCheckout(page, wanted, card)
  await payButton(page).click()
}

/** All that this member has ever booked, as their list shows it. */
async function expectOneBooking(page: Page, wanted: Wanted, number: string): Promise<void> {
  await openShop(page, wanted, '/user/reservations')
  await expect(page.getByText(number).first()).toBeVisible()
  const numbers = ((await page.locator('main').textContent()) ?? '').match(new RegExp(NUMBER, 'g')) ?? []
  expect([...new Set(numbers)]).toEqual([number])
  await expect(page.getByText(wanted.t('member.reservations.badges.cancelled'), { exact: true })).toHaveCount(0)
}

test('declined, left at the bank by Back, and paid at last: one booking under one number', async ({ page }) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const email = newEmail()
  await toCheckout(page, wanted, { email })
  await payBy(page, wanted, POOR_CARD)
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/warning/)
  const number = await numberOn(page)
  await expect(page.getByText(t('reservations.warning.kept').split('{moment}')[0] ?? '')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: t('reservations.warning.retry') }).click()
  await page.waitForURL(/\/basket\/checkout/)
  await expect(page.locator('#guest-email')).toHaveValue(email)
  await payBy(page, wanted, GOOD_CARD)
  await page.waitForURL(/\/bank\/3ds\//)
  await page.goBack()
  await page.waitForURL(/\/basket\/checkout/)
  // Forward finds the bank's page again, which was reached by a form.
  await page.goForward()
  await expect(page.locator('#code')).toBeVisible()
  await page.goBack()
  await page.waitForURL(/\/basket\/checkout/)
  await expect(payButton(page)).toBeEnabled()
  await payBy(page, wanted, GOOD_CARD)
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  expect(await numberOn(page)).toBe(number)
  await expectOneBooking(page, wanted, number)
  const mail = await waitForMail(email, number)
  // Where to be, until when one may cancel, and what was agreed to come with it.
  expect(mail.text).toContain(VOUCHER_TEXTS.en.meetingPoint)
  const { freeUntil, notFree } = RESERVATION_MAIL_TEXTS.en.labels
  expect([freeUntil, notFree].some((words) => mail.text.includes(words))).toBe(true)
  expect(mail.text).toContain(RESERVATION_MAIL_TEXTS.en.agreed.split('{moment}')[0])
})

test('the bank in two tabs: whichever is answered, one booking and one charge', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('lykia', 'de')
  await toCheckout(page, wanted, { email: newEmail() })
  await payBy(page, wanted, GOOD_CARD)
  await page.waitForURL(/\/bank\/3ds\//)
  const second = await context.newPage()
  await openShop(second, wanted, '/basket/checkout')
  await expect(second.locator('#guest-firstName')).toHaveValue('Hannah')
  await payBy(second, wanted, GOOD_CARD)
  await second.waitForURL(/\/bank\/3ds\//)
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/warning/)
  await expect(page.getByText(wanted.t('reservations.warning.reasons.superseded'))).toBeVisible()
  await confirmAtBank(second)
  await second.waitForURL(/\/basket\/result/)
  const number = await numberOn(second)
  await expectOneBooking(second, wanted, number)
  // The first tab finds what has become of it.
  await page.reload()
  await page.waitForURL(/\/basket\/result/)
  expect(await numberOn(page)).toBe(number)
})

test('one product booked at once goes on under its number after a declined card', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('orion', 'ar')
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  const card = await chooseTour(page, wanted, tour.date)
  await card.getByRole('button', { name: wanted.t('basket.card.bookNow') }).click()
  await page.waitForURL(/\/basket-two\/checkout/)
  await fillGuest(page, wanted, newEmail())
  await payBy(page, wanted, POOR_CARD)
  await confirmAtBank(page)
  await page.waitForURL(/\/basket-two\/warning/)
  const number = await numberOn(page)
  await page.getByRole('link', { name: wanted.t('reservations.warning.retry') }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await payBy(page, wanted, GOOD_CARD)
  await confirmAtBank(page)
  await page.waitForURL(/\/basket-two\/result/)
  expect(await numberOn(page)).toBe(number)
  await expectOneBooking(page, wanted, number)
})

test.describe('an answer that is lost', () => {
  // The fault that the test is about.
  test.use({ allowedErrors: ['ERR_CONNECTION_RESET'] })

  test('a network that dies while paying books nothing twice', { tag: '@desktop' }, async ({ page, context }) => {
    test.setTimeout(150_000)
    const wanted = wantedIn('lykia', 'en')
    await toCheckout(page, wanted, { email: newEmail() })
    await fillCheckout(page, wanted, GOOD_CARD)
    // The reservation is made, and its answer is lost on the way.
    await page.route('**/api/operator/createReservation*', async (route) => {
      // Only browsers know the names below localhost.
      const { host, href } = new URL(route.request().url())
      const headers = { ...route.request().headers(), host }
      const answer = await route.fetch({ url: href.replace('lykia.localhost', '127.0.0.1'), headers })
      expect(answer.status()).toBe(200)
      await route.abort('connectionreset')
    })
    await payButton(page).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(payButton(page)).toBeEnabled()
    await page.unroute('**/api/operator/createReservation*')
    await payButton(page).dblclick()
    await confirmAtBank(page)
    await page.waitForURL(/\/basket\/result/)
    await expectOneBooking(page, wanted, await numberOn(page))
    expect(context.pages()).toHaveLength(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en', 'ar'] as const) {
    test(`basket, checkout, enquiry, offer and a product's card can be read, in ${locale}`, { tag: '@phone' }, async ({
      page,
    }) => {
      const wanted = wantedIn('orion', locale)
      const tour = await findTour(wanted)
      for (const path of [
        '/basket/cart',
        '/basket/checkout',
        '/enquire-booking',
        '/get-a-special-offer',
        `/p/${tour.slug}`,
      ]) {
        await openShop(page, wanted, path)
        const ways = page.locator('main a.link[href$="/contact"], main a.link[href^="tel:"]')
        await expect(ways.first(), path).toBeVisible()
        await expect(page.locator('main [aria-busy=true]:visible .skeleton:visible'), path).toHaveCount(0)
        // Nothing that cannot be pressed pretends that it can.
        await expect(
          page.locator('main :is(.booking-card, .booking-bar, form) :is(button, input):visible'),
          path,
        ).toHaveCount(0)
      }
      await openShop(page, wanted, '/basket/cart')
      await page.locator('main p a.link').first().click()
      await expect(page).toHaveURL(/\/contact$/)
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
    })
  }
})
