import { expect, type Page } from '@playwright/test'
import { newPhone } from './fixtures'
import {
  addToBasket,
  confirmAtBank,
  fillCheckout,
  findTour,
  GOOD_CARD,
  openShop,
  type Tour,
  type TourNeed,
  type Wanted,
} from './journey'

export interface Booked {
  number: string
  reference: string
  email: string
  title: string
  /** Another day on which it could be had. */
  otherDate: string | null
}

const NUMBER = /[A-Z]{3}\d{12}/

export const newEmail = () => `after.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`

/** Who books without having signed in; booking makes them a member. */
export async function fillGuest(page: Page, { t }: Wanted, email: string): Promise<void> {
  const box = (name: string) => page.locator(`#guest-${name}`)
  await expect(box('firstName')).toBeVisible()
  await box('firstName').fill('Hannah')
  await box('lastName').fill('Whitfield')
  await box('email').fill(email)
  await expect(page.getByLabel(t('checkout.guest.fields.email')).last()).toHaveValue(email)
  await box('city').fill('Leeds')
  await box('country').selectOption('GB')
  await page.locator('#become-member').check()
}

export const payButton = (page: Page) => page.locator('.checkout-pay button[type=submit]')

interface CheckoutOptions {
  need?: TourNeed | undefined
  /** Of who books without having signed in; without one the form is left as it is. */
  email?: string
}

/** From a tour's page to checkout, with the tour in the basket. */
export async function toCheckout(page: Page, wanted: Wanted, { need, email }: CheckoutOptions = {}): Promise<Tour> {
  const tour = await findTour(wanted, need)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await addToBasket(page, wanted, tour.date)
  const added = page.getByRole('dialog').getByText(wanted.t('basket.sidebar.notice.added'))
  await expect(added).toBeVisible({ timeout: 20_000 })
  await openShop(page, wanted, '/basket/checkout')
  if (email) await fillGuest(page, wanted, email)
  return tour
}

/** The same, with everything filled in that pays by card. */
export async function toPayment(
  page: Page,
  wanted: Wanted,
  options: CheckoutOptions & { email: string },
): Promise<Tour> {
  const tour = await toCheckout(page, wanted, options)
  await fillCheckout(page, wanted, GOOD_CARD)
  await expect(payButton(page)).toBeEnabled()
  return tour
}

interface BookOptions {
  method?: 'card' | 'bankTransfer'
  need?: TourNeed
}

/** Books a tour from the product on, by card or by transfer, and ends on the result page. */
export async function bookTour(
  page: Page,
  wanted: Wanted,
  { method = 'card', need }: BookOptions = {},
): Promise<Booked> {
  const email = newEmail()
  const tour = await toCheckout(page, wanted, { need, email })
  if (method === 'card') await fillCheckout(page, wanted, GOOD_CARD)
  else {
    await page.locator('#guest-phone').fill(newPhone())
    await page.locator(`input[name=method][value=${method}]`).check()
    for (const box of await page.locator('input[type=checkbox][id^=agree]').all()) await box.check()
  }
  await payButton(page).click()
  if (method === 'card') await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  const main = page.locator('main')
  await expect(main).toContainText(NUMBER)
  const number = ((await main.textContent()) ?? '').match(NUMBER)?.[0] ?? ''
  return { number, reference: new URL(page.url()).searchParams.get('ref') ?? '', email, ...tour }
}

/** The page of a reservation with all that can be done with it. */
export async function openBooking(page: Page, wanted: Wanted, { reference }: Booked): Promise<void> {
  await openShop(page, wanted, `/user/reservations/${reference}`)
  await expect(page.locator('#actions')).toBeVisible()
}
