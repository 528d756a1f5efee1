import type { Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { bookTour } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { confirmAtBank, GOOD_CARD, openShop, type Wanted, wantedIn } from './journey'

/** As somebody does who knows number and surname: the state, and the mailed link. */
async function askForLink(page: Page, wanted: Wanted, number: string): Promise<void> {
  const { t } = wanted
  await openShop(page, wanted, '/enquire-booking')
  await page.getByLabel(t('afterwards.enquiry.number')).fill(number)
  await page.getByLabel(t('afterwards.enquiry.contact')).fill('whitfield')
  await page.getByRole('button', { name: t('afterwards.enquiry.submit') }).click()
  await expect(page.getByRole('heading', { name: number })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('afterwards.enquiry.send') }).click()
  await expect(page.getByText(t('afterwards.enquiry.sentTitle'))).toBeVisible()
}

/** Hotel and another surname, which stands on the voucher; an emptied field is refused on the spot. */
async function addDetails(page: Page, { t }: Wanted): Promise<void> {
  const box = (name: string) => page.locator(`#details-${name}`)
  const save = page.getByRole('button', { name: t('afterwards.details.save'), exact: true })
  await expect(page.locator('.detail-facts')).toContainText(t('afterwards.details.missing'))
  await page.getByRole('button', { name: t('afterwards.details.edit') }).click()
  await box('lastName').fill('')
  await save.click()
  await expect(box('lastName')).toBeFocused()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await box('lastName').fill('Marsh')
  await box('hotelName').fill('Rixos Premium Belek')
  await box('room').fill('4012')
  await save.click()
  await expect(page.getByText(t('afterwards.details.reissued'))).toBeVisible()
  for (const value of ['Rixos Premium Belek', '4012', 'Hannah Marsh'])
    await expect(page.locator('.detail-facts')).toContainText(value)
  await expect(page.getByRole('button', { name: t('afterwards.details.edit') })).toBeFocused()
}

async function payBalance(page: Page, { t }: Wanted): Promise<void> {
  await page.locator('aside .btn-buy').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('checkout.card.holder')).fill('HANNAH WHITFIELD')
  await dialog.getByLabel(t('checkout.card.number')).fill(GOOD_CARD)
  await dialog.getByLabel(t('checkout.card.expiry')).fill('12 / 30')
  await dialog.getByLabel(t('checkout.card.securityCode')).fill('937')
  await dialog.locator('button[type=submit]').click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
}

test('a guest without an account opens a booking by the mailed link, adds details, pays the rest and cancels', async ({
  page,
}, { project }) => {
  test.setTimeout(150_000)
  const [tenant, locale]: [string, Locale] = project.name === 'phone' ? ['orion', 'ar'] : ['orion', 'de']
  const wanted = wantedIn(tenant, locale)
  const { t } = wanted
  const booked = await bookTour(page, wanted, { need: 'deposit' })
  // Another device, as far as the shop can tell.
  const context = page.context()
  await page.goto('about:blank')
  await context.clearCookies()

  // Without the link the reference shows what was booked, and nothing that is personal or can be done.
  const path = `/enquire-booking?ref=${booked.reference}`
  await openShop(page, wanted, path)
  await expect(page.getByRole('heading', { name: t('afterwards.access.title') })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Hannah')
  await expect(page.locator('.voucher-code')).toHaveCount(0)
  await expect(page.locator('aside .btn-buy')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await askForLink(page, wanted, booked.number)
  const words = RESERVATION_MAIL_TEXTS[locale].bookingLink
  const mail = await waitForMail(booked.email, words.subject.replace('{booking}', booked.number))
  const link = /\/enquire-booking\/open\?token=\S+/.exec(mail.text)?.[0] ?? ''

  // A scanner that loads the page opens nothing.
  await openShop(page, wanted, link)
  const open = page.getByRole('button', { name: t('afterwards.open.button') })
  await expect(open).toBeVisible()
  await expectAccessible(page)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('booking_keys')
  await open.click()
  await page.waitForURL(/\/enquire-booking\?ref=/)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'booking_keys')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hannah')
  await expect(page.locator('.voucher-code').first()).toBeVisible()

  await addDetails(page, wanted)
  await payBalance(page, wanted)
  await openShop(page, wanted, path)
  await expect(page.getByText(t('member.reservations.collections.collected')).first()).toBeVisible()

  await page.getByRole('button', { name: t('afterwards.actions.cancel') }).click()
  await page.getByRole('dialog').locator('.btn-danger').click()
  await expect(page.getByText(t('afterwards.cancel.done'))).toBeVisible()
  await expect(page.getByText(t('member.reservations.badges.cancelled')).first()).toBeVisible()

  await page.getByRole('button', { name: t('afterwards.access.end') }).click()
  await expect(page.getByRole('heading', { name: t('afterwards.access.title') })).toBeVisible()
  await openShop(page, wanted, link)
  await open.click()
  await expect(page.getByText(t('afterwards.enquiry.linkInvalid'))).toBeVisible()
})
