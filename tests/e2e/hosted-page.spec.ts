import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { newEmail, payButton, toCheckout } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, newPhone, test, translatorOf } from './fixtures'
import { confirmAtBank, GOOD_CARD, openShop, POOR_CARD, type Wanted } from './journey'
import { choosePorts, type Ports, ShopProcess } from './shop-process'
import { type Ask, endPayTime, inDatabase, takeAllSeats, tenantDatabase } from './tenant-database'

const DATA_DIR = '.data/hosted-test'

let shop: ShopProcess
let ports: Ports

const wantedIn = (tenant: string, locale: Wanted['locale']): Wanted => ({
  tenant,
  locale,
  t: translatorOf(locale),
  ports,
})
const behindIts = <T>({ tenant }: Wanted, work: (ask: Ask) => Promise<T>): Promise<T> =>
  inDatabase(tenantDatabase(tenant), work, { dataDir: DATA_DIR, port: ports.PG_PORT })

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  rmSync(DATA_DIR, { recursive: true, force: true })
  ports = await choosePorts()
  shop = new ShopProcess(DATA_DIR, ports)
  await shop.waitUntilReady()
  for (const tenant of ['lykia', 'orion'])
    await behindIts(wantedIn(tenant, 'en'), (ask) =>
      ask(`update settings set value = jsonb_set(value, '{cardForm}', '"hosted"') where section = 'other'`),
    )
})
test.afterAll(() => shop?.pressCtrlC())

/** At the checkout, everything filled in but a card, which nobody asks for. */
async function toHostedCheckout(page: Page, wanted: Wanted) {
  const { t } = wanted
  const tour = await toCheckout(page, wanted, { need: 'deposit', email: newEmail() })
  await page.locator('#guest-phone').fill(newPhone())
  for (const box of await page.locator('input[type=checkbox][id^=agree]').all()) await box.check()
  await expect(page.getByText(t('checkout.card.hosted'))).toBeVisible()
  await expect(page.getByLabel(t('checkout.card.number'))).toHaveCount(0)
  return tour
}

async function payOnPage(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/)
  await page.locator('#holder').fill('HANNAH WHITFIELD')
  await page.locator('#number').fill(card)
  await page.locator('#month').fill('12')
  await page.locator('#year').fill('2030')
  await page.locator('#cvc').fill('937')
  await page.locator('button[value=pay]').click()
  await confirmAtBank(page)
}

test('a booking is paid on the gateway’s page: left, declined, and paid at last, in German', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const wanted = wantedIn('orion', 'de')
  const { t } = wanted
  await toHostedCheckout(page, wanted)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await payButton(page).click()
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/)
  await page.locator('button[value=back]').click()
  await page.waitForURL(/\/basket\/warning/)
  await expect(page.getByText(t('reservations.warning.reasons.abandoned'))).toBeVisible()
  await page.getByRole('link', { name: t('reservations.warning.retry') }).click()
  await page.waitForURL(/\/basket\/checkout/)
  await payButton(page).click()
  await payOnPage(page, POOR_CARD)
  await page.waitForURL(/\/basket\/warning/)
  await expect(page.getByText(t('reservations.warning.reasons.insufficientFunds'))).toBeVisible()
  await page.getByRole('link', { name: t('reservations.warning.retry') }).click()
  await page.waitForURL(/\/basket\/checkout/)
  // The browser's arrow leads back from the page too, which is then gone on with.
  await payButton(page).click()
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/)
  const first = page.url()
  await page.goBack()
  await page.waitForURL(/\/basket\/checkout/)
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/)
  expect(page.url()).toBe(first)
  await payOnPage(page, GOOD_CARD)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''
  const rows = await behindIts(wanted, (ask) =>
    ask(`select l.entry from ledger l join reservations r on r.id = l.reservation_id where r.reference = $1`, [
      reference,
    ]),
  )
  expect(rows).toEqual([{ entry: 'payment' }])

  await test.step('and so is the balance', async () => {
    await openShop(page, wanted, `/user/reservations/${reference}`)
    await page.locator('aside .btn-buy').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(t('checkout.card.hosted'))).toBeVisible()
    await expectAccessible(page)
    await dialog.locator('button[type=submit]').click()
    await payOnPage(page, GOOD_CARD)
    await page.waitForURL(/\/basket\/result/)
    await openShop(page, wanted, `/user/reservations/${reference}`)
    await expect(page.getByText(t('member.reservations.collections.collected')).first()).toBeVisible()
  })
})

test('money for places that are sold out by then goes back, and the page says so', { tag: '@desktop' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('lykia', 'tr')
  const { t } = wanted
  const tour = await toHostedCheckout(page, wanted)
  await payButton(page).click()
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}/)
  const id = await behindIts(wanted, async (ask) => {
    const [row] = await ask('select id, reference from reservations order by id desc limit 1')
    await endPayTime(ask, String(row?.reference))
    const status = () => ask('select status from reservations where reference = $1', [row?.reference])
    await expect.poll(async () => (await status())[0]?.status, { timeout: 20_000 }).toBe('cancelled')
    await takeAllSeats(ask, tour.id, tour.date)
    return row?.id
  })
  await payOnPage(page, GOOD_CARD)
  await page.waitForURL(/\/basket\/result/)
  await expect(page.getByText(t('reservations.result.texts.late'))).toBeVisible()
  await expect(page.getByText(t('reservations.result.states.refunded'))).toBeVisible()
  await expectAccessible(page)
  const entries = () =>
    behindIts(wanted, (ask) => ask('select entry, amount from ledger where reservation_id = $1 order by id', [id]))
  await expect
    .poll(async () => (await entries()).map(({ entry }) => entry), { timeout: 20_000 })
    .toEqual(['payment', 'refund'])
  const [paid, back] = await entries()
  expect(back?.amount).toBe(paid?.amount)
})
