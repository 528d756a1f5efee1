import type { Page } from '@playwright/test'
import { RESERVATION_MAIL_TEXTS } from '@/messages/catalogues'
import { newEmail, payButton, toPayment } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { confirmAtBank, fillCheckout, GOOD_CARD, openShop, type Wanted, wantedIn } from './journey'
import { inDatabase, offerThreeDSecureChoice, tenantDatabase } from './tenant-database'

const GATEWAY = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4100'}`
const START = '/payment/3dsecure/initialize'
const COMPLETION = '/payment/v2/3dsecure/auth'
const CHARGE = '/payment/auth'
const ENQUIRY = '/payment/detail'

interface Fault {
  on: string
  kind: string
  times?: number
  delayMs?: number
  applied?: boolean
}

/** Only for what speaks of this: other tests pay at the same gateway meanwhile. */
async function addFault(about: string, fault: Fault): Promise<void> {
  const answer = await fetch(`${GATEWAY}/_faults`, { method: 'POST', body: JSON.stringify({ ...fault, about }) })
  expect(answer.status).toBe(201)
}

const isUsed = async (about: string): Promise<boolean> => {
  const waiting = (await (await fetch(`${GATEWAY}/_faults`)).json()) as { about?: string }[]
  return waiting.every((fault) => fault.about !== about)
}

interface Books {
  bookings: number
  taken: string
  back: string
  conversation: string
}

/** What the shop's books and the last try say of this guest. */
function booksOf({ tenant }: Wanted, email: string): Promise<Books> {
  return inDatabase(tenantDatabase(tenant), async (ask) => {
    const mine = `select r.id from reservations r join members m on m.id = r.member_id where m.email = $1`
    const sum = (entry: string) =>
      ask(
        `select coalesce(sum(amount), 0)::text as sum from ledger where entry = '${entry}' and reservation_id in (${mine})`,
        [email],
      )
    const bookings = await ask(mine, [email])
    const [[taken], [back]] = [await sum('payment'), await sum('refund')]
    const [last] = await ask(
      `select conversation_id from payments where reservation_id in (${mine}) order by id desc limit 1`,
      [email],
    )
    return {
      bookings: bookings.length,
      taken: String(taken?.sum),
      back: String(back?.sum),
      conversation: String(last?.conversation_id),
    }
  })
}

async function expectClear(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test('a gateway that does not start says so, and nothing is charged; one that never answers is asked until it is known', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(180_000)
  const wanted = wantedIn('orion', 'de')
  const { t } = wanted
  const email = newEmail()
  await toPayment(page, wanted, { email })
  // An error page where the bank's page should be.
  await addFault(email, { on: START, kind: 'html502', applied: false })
  await payButton(page).click()
  await page.waitForURL(/\/basket\/warning/)
  await expect(page.getByText(t('reservations.warning.reasons.unavailable'))).toBeVisible()
  await expect(page.getByText(t('reservations.warning.notCharged'))).toBeVisible()
  await expectClear(page)
  await page.reload()
  await expect(page.getByText(t('reservations.warning.notCharged'))).toBeVisible()
  await page.getByRole('link', { name: t('reservations.warning.retry') }).click()
  await page.waitForURL(/\/basket\/checkout/)
  await expect(page.locator('#guest-email')).toHaveValue(email)
  await fillCheckout(page, wanted, GOOD_CARD)
  await payButton(page).click()
  await page.waitForURL(/\/bank\/3ds\//)
  // The money is taken, and the answer cut off in its middle; asked about it, the gateway is empty at first.
  const { conversation } = await booksOf(wanted, email)
  await addFault(conversation, { on: COMPLETION, kind: 'cut' })
  await addFault(conversation, { on: ENQUIRY, kind: 'empty' })
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.asking'))).toBeVisible()
  await expect(page.getByText(t('reservations.result.texts.asking'))).toBeVisible()
  await expectClear(page)
  await page.reload()
  // The page moves on by itself.
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible({ timeout: 60_000 })
  expect(await isUsed(conversation)).toBe(true)
  const { bookings, taken, back } = await booksOf(wanted, email)
  expect([bookings, back]).toEqual([1, '0'])
  expect(Number(taken)).toBeGreaterThan(0)
})

test('a slow gateway: it is seen that it works, pressing again does nothing, and it is charged once', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('orion', 'nl')
  const email = newEmail()
  await toPayment(page, wanted, { email })
  await addFault(email, { on: START, kind: 'slow', delayMs: 6000 })
  // A page that is being left answers no questions: it presses again by itself, and keeps what was seen on it to the end.
  await payButton(page).evaluate((button: HTMLButtonElement) => {
    for (const delay of [2000, 3500]) setTimeout(() => button.click(), delay)
    addEventListener('pagehide', () => sessionStorage.setItem('busy', String(button.getAttribute('aria-busy'))))
  })
  await payButton(page).click()
  await page.waitForURL(/\/bank\/3ds\//)
  const { conversation } = await booksOf(wanted, email)
  await addFault(conversation, { on: COMPLETION, kind: 'slow', delayMs: 6000 })
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(wanted.t('reservations.result.states.paid'))).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('true')
  expect(await isUsed(email)).toBe(true)
  expect(await isUsed(conversation)).toBe(true)
  expect((await booksOf(wanted, email)).bookings).toBe(1)
  const payments = (await (await fetch(`${GATEWAY}/_payments?conversationId=${conversation}`)).json()) as unknown[]
  expect(payments).toHaveLength(1)
})

test('another amount than the booking’s is not confirmed and goes back; the right one counts', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('orion', 'en')
  await offerThreeDSecureChoice('orion')
  const { t } = wanted
  const email = newEmail()
  await toPayment(page, wanted, { email })
  await addFault(email, { on: CHARGE, kind: 'wrongAmount' })
  await page.getByLabel(t('checkout.card.threeDSecure')).uncheck()
  await payButton(page).click()
  await page.waitForURL(/\/basket\/(result|warning)/)
  await expect(page.getByText(t('reservations.result.states.refunded'))).toBeVisible({ timeout: 30_000 })
  await expectClear(page)
  const mail = await waitForMail(email, RESERVATION_MAIL_TEXTS.en.paymentReturned.subject.split('{booking}')[0] ?? '')
  expect(mail.text).toContain(RESERVATION_MAIL_TEXTS.en.paymentReturned.mismatch)
  const { taken, back } = await booksOf(wanted, email)
  expect(taken).toBe(back)
  // The places are theirs still, and the right amount counts.
  await expect(page.getByText(t('reservations.result.texts.mismatch'))).toBeVisible()
  await page.getByRole('link', { name: t('reservations.warning.retry') }).click()
  await page.waitForURL(/\/basket\/checkout/)
  await expect(page.locator('#guest-email')).toHaveValue(email)
  await fillCheckout(page, wanted, GOOD_CARD)
  await payButton(page).click()
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
  expect((await booksOf(wanted, email)).bookings).toBe(1)
})

test('a forged return pays nothing and keeps the true one out of nothing; the true one twice is charged once', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('lykia', 'ru')
  const { t } = wanted
  const email = newEmail()
  await toPayment(page, wanted, { email })
  await payButton(page).click()
  await page.waitForURL(/\/bank\/3ds\//)
  const { conversation } = await booksOf(wanted, email)
  const host = new URL(page.url())
  const form = {
    conversationId: conversation,
    status: 'success',
    mdStatus: '1',
    paymentId: '1',
    signature: 'f'.repeat(64),
  }
  const forged = await request.post(`http://127.0.0.1:${process.env.PORT ?? 3100}/api/payment/return`, {
    form,
    headers: { host: `lykia.localhost:${process.env.PORT ?? 3100}`, origin: host.origin },
    maxRedirects: 0,
  })
  expect(forged.status()).toBe(303)
  // It leads to a page of this shop, whatever was sent.
  expect(new URL(forged.headers().location ?? '').host).toBe(`lykia.localhost:${process.env.PORT ?? 3100}`)
  expect((await booksOf(wanted, email)).taken).toBe('0')
  const booking = await page.context().newPage()
  await booking.goto(forged.headers().location ?? '')
  await expect(booking.getByText(t('reservations.result.states.paid'))).toHaveCount(0)
  await booking.close()
  await addFault(conversation, { on: 'callback', kind: 'twice' })
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible({ timeout: 30_000 })
  expect(await isUsed(conversation)).toBe(true)
  const payments = (await (await fetch(`${GATEWAY}/_payments?conversationId=${conversation}`)).json()) as {
    status: string
  }[]
  expect(payments.map(({ status }) => status)).toEqual(['SUCCESS'])
})

test('who closes the tab at the bank, and is then lost on the way back, pays the same booking at the third try', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  const email = newEmail()
  await toPayment(page, wanted, { email })
  await payButton(page).click()
  await page.waitForURL(/\/bank\/3ds\//)
  const next = await context.newPage()
  await page.close()
  const payAgain = async () => {
    await openShop(next, wanted, '/basket/checkout')
    await expect(next.locator('#guest-email')).toHaveValue(email)
    await expect(next.getByLabel(t('checkout.card.number'))).toHaveValue('')
    await fillCheckout(next, wanted, GOOD_CARD)
    await payButton(next).click()
    await next.waitForURL(/\/bank\/3ds\//)
  }
  await payAgain()
  // The bank's page ends without leading back.
  const { conversation } = await booksOf(wanted, email)
  await addFault(conversation, { on: 'callback', kind: 'never' })
  await confirmAtBank(next)
  await expect(next.locator('#code')).toHaveCount(0)
  expect(await isUsed(conversation)).toBe(true)
  expect((await booksOf(wanted, email)).taken).toBe('0')
  await payAgain()
  await confirmAtBank(next)
  await next.waitForURL(/\/basket\/result/)
  await expect(next.getByText(t('reservations.result.states.paid'))).toBeVisible()
  const { bookings, taken, back } = await booksOf(wanted, email)
  expect([bookings, back]).toEqual([1, '0'])
  expect(Number(taken)).toBeGreaterThan(0)
})
