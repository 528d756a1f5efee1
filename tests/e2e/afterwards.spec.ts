import { bookTour, openBooking } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { confirmAtBank, GOOD_CARD, openShop, wantedIn } from './journey'
import { pickDay } from './kind-journey'

test('the balance is paid through 3-D Secure, in German', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'de')
  const { t } = wanted
  const booked = await bookTour(page, wanted, { need: 'deposit' })
  await openBooking(page, wanted, booked)
  const pay = page.locator('aside .btn-buy')
  await pay.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: t('afterwards.pay.titleBalance') })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(t('checkout.card.holder')).fill('HANNAH WHITFIELD')
  await dialog.getByLabel(t('checkout.card.number')).fill(GOOD_CARD)
  await dialog.getByLabel(t('checkout.card.expiry')).fill('12 / 30')
  await dialog.getByLabel(t('checkout.card.securityCode')).fill('937')
  await dialog.locator('button[type=submit]').click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await openBooking(page, wanted, booked)
  await expect(page.getByText(t('member.reservations.collections.collected')).first()).toBeVisible()
  await expect(pay).toHaveCount(0)
})

test('a booking is cancelled for exactly the refund that was shown, in Russian', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('lykia', 'ru')
  const { t } = wanted
  const booked = await bookTour(page, wanted)
  await openBooking(page, wanted, booked)
  await page.getByRole('button', { name: t('afterwards.actions.cancel') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('slider')).toBeVisible()
  await expectAccessible(page)
  const confirm = dialog.locator('.btn-danger')
  const shown = ((await confirm.textContent()) ?? '').match(/[\d\s\u00a0.,]+\d/)?.[0].trim()
  await confirm.click()
  await expect(page.getByText(t('afterwards.cancel.done'))).toBeVisible()
  await expect(page.getByText(t('member.reservations.badges.cancelled')).first()).toBeVisible()
  if (shown) await expect(page.locator('main')).toContainText(shown)
  await waitForMail(booked.email, booked.number)
  // The list says what went back, once the bank has it.
  await expect(async () => {
    await openShop(page, wanted, '/user/reservations?status=cancelled')
    const card = page.getByRole('article').filter({ hasText: booked.number })
    await expect(card).toContainText(t('member.payments.entry.refund'), { timeout: 3_000 })
    if (shown) await expect(card).toContainText(shown)
  }).toPass({ timeout: 30_000 })
})

test('a booking is moved to another day at the difference that was shown, in Dutch', { tag: '@desktop' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'nl')
  const { t } = wanted
  const booked = await bookTour(page, wanted, { need: 'otherDate' })
  await openBooking(page, wanted, booked)
  await page.getByRole('button', { name: t('afterwards.actions.date') }).click()
  const dialog = page.getByRole('dialog')
  const date = booked.otherDate ?? ''
  await pickDay(dialog, wanted, date)
  const confirm = dialog.locator('footer button')
  const session = dialog.locator('input[type=radio]:enabled').first()
  if (!(await session.isChecked())) await session.check({ force: true })
  await expect(dialog.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  await expectAccessible(page)
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(page.getByText(t('afterwards.date.done'))).toBeVisible()
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  await expect(page.locator('.voucher').first()).toContainText(`${dayOfMonth}.${month}.${year}`)
})

test('a transfer is told of with its receipt, which is a claim and no payment, in Turkish', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('lykia', 'tr')
  const { t } = wanted
  const booked = await bookTour(page, wanted, { method: 'bankTransfer' })
  await expect(page.getByText(t('reservations.result.states.transfer'))).toBeVisible()
  await expect(page.getByText(t('reservations.ticket.later')).first()).toBeVisible()
  await openBooking(page, wanted, booked)
  await page.getByRole('button', { name: t('afterwards.actions.claim') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('afterwards.claim.sender')).fill('Hannah Whitfield')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'dekont.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n'),
  })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: t('afterwards.claim.send'), exact: true }).click()
  await expect(page.getByText(t('afterwards.claim.done'))).toBeVisible()
  await expect(page.getByText(t('afterwards.ledger.claimStates.claimed')).first()).toBeVisible()
  await expect(page.getByText(t('member.reservations.collections.uncollected')).first()).toBeVisible()
})

test('the result page gives voucher, code and calendar entry, and what is personal to the booker alone', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  const booked = await bookTour(page, wanted)
  await expect(page.getByText(t('reservations.result.texts.paid', { email: booked.email }))).toBeVisible()
  await expect(page.locator('.voucher-code').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  for (const [label, end] of [
    [t('afterwards.voucher.pdf'), '.pdf'],
    [t('afterwards.voucher.calendar'), '.ics'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: label }).click()
    expect((await download).suggestedFilename()).toBe(`${booked.number}${end}`)
  }
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.locator('main')).toContainText(booked.number)
  await expect(stranger.locator('.voucher-code')).toHaveCount(0)
  for (const word of [booked.email, 'Hannah']) await expect(stranger.locator('main')).not.toContainText(word)
  await stranger.context().close()
})
