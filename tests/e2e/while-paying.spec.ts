import { newEmail, payButton, toPayment } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { confirmAtBank, GOOD_CARD, openShop, type Tour, type Wanted, wantedIn } from './journey'
import { type Ask, endPayTime, inDatabase, takeAllSeats, tenantDatabase } from './tenant-database'

const GATEWAY = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? '4100'}`

const behindIts = <T>({ tenant }: Wanted, work: (ask: Ask) => Promise<T>): Promise<T> =>
  inDatabase(tenantDatabase(tenant), work)

async function bookingsOf(wanted: Wanted, { id }: Tour): Promise<number> {
  const rows = await behindIts(wanted, (ask) => ask('select 1 from reservation_items where product_id = $1', [id]))
  return rows.length
}

const FIGURES = /\d[\d.,\u00a0]*[.,]\d{2}/g

const figuresOf = (text: string | null) => (text ?? '').match(FIGURES)?.[0] ?? ''

test('a price that changes while paying is shown before and after, and charged only once agreed to', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(150_000)
  const wanted = wantedIn('lykia', 'ru')
  const { t } = wanted
  const tour = await toPayment(page, wanted, { need: 'quiet', email: newEmail() })
  const before = figuresOf(await payButton(page).textContent())
  let changes = 0
  const multiply = (factor: string) => {
    changes += 1
    return behindIts(wanted, (ask) =>
      ask(`update season_prices set adult = adult ${factor}, child = child ${factor} where product_id = $1`, [tour.id]),
    )
  }
  const had = await bookingsOf(wanted, tour)
  await multiply('* 2')
  try {
    await payButton(page).click()
    const dialog = page.getByRole('dialog').filter({ hasText: t('checkout.change.title') })
    await expect(dialog).toBeVisible()
    for (const column of ['before', 'after'])
      await expect(dialog.getByText(t(`checkout.change.${column}`), { exact: true }).first()).toBeVisible()
    await expect(dialog).toContainText(before)
    await expectAccessible(page, 'dialog[open]')
    // Not agreed to: nothing is booked.
    await dialog.getByRole('button', { name: t('checkout.change.back') }).click()
    await expect(dialog).toBeHidden()
    expect(await bookingsOf(wanted, tour)).toBe(had)
    await expect(payButton(page)).not.toContainText(before)
    // It changes once more, and now it is agreed to.
    await multiply('* 2')
    await payButton(page).click()
    await expect(dialog).toBeVisible()
    const after = (await dialog.textContent())?.match(FIGURES)?.at(-1) ?? ''
    await dialog.getByRole('button', { name: t('checkout.change.agree') }).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/basket\/result/)
    await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
    await expect(page.locator('main')).toContainText(after)
  } finally {
    await multiply(`/ ${2 ** changes}`)
  }
})

test.describe('the last places', () => {
  // The refusal that the tests are about.
  test.use({ allowedErrors: ['409'] })

  test('that go to somebody else before the booking are said, and nothing is booked', { tag: '@phone' }, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const wanted = wantedIn('lykia', 'de')
    const { t } = wanted
    const tour = await toPayment(page, wanted, { need: 'quiet', email: newEmail() })
    const had = await bookingsOf(wanted, tour)
    await behindIts(wanted, (ask) => takeAllSeats(ask, tour.id, tour.date))
    await payButton(page).click()
    await expect(page.getByText(t('errors.codes.soldOut')).first()).toBeVisible()
    await expect(page.getByLabel(t('checkout.card.number'))).toHaveValue(GOOD_CARD)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await bookingsOf(wanted, tour)).toBe(had)
    await openShop(page, wanted, '/basket/cart')
    await expect(page.getByText(t('basket.problems.long.full'))).toBeVisible()
  })
})

test('who is too late at the bank is charged nothing, and reads that the places are gone', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('orion', 'ar')
  const { t } = wanted
  const tour = await toPayment(page, wanted, { need: 'quiet', email: newEmail() })
  await payButton(page).click()
  await page.waitForURL(/\/bank\/3ds\//)
  const conversation = await behindIts(wanted, async (ask) => {
    const [row] = await ask(
      `select r.reference, p.conversation_id from reservations r join payments p on p.reservation_id = r.id
       join reservation_items i on i.reservation_id = r.id where i.product_id = $1 order by r.id desc limit 1`,
      [tour.id],
    )
    await endPayTime(ask, String(row?.reference))
    const status = () => ask('select status from reservations where reference = $1', [row?.reference])
    await expect.poll(async () => (await status())[0]?.status, { timeout: 20_000 }).toBe('cancelled')
    await takeAllSeats(ask, tour.id, tour.date)
    return String(row?.conversation_id)
  })
  await confirmAtBank(page)
  await page.waitForURL(/\/basket\/warning/)
  await expect(page.getByText(t('reservations.warning.reasons.paymentClosed'))).toBeVisible()
  await expect(page.getByText(t('reservations.warning.notCharged'))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const payments = (await (await fetch(`${GATEWAY}/_payments?conversationId=${conversation}`)).json()) as {
    status: string
  }[]
  expect(payments.map(({ status }) => status)).not.toContain('SUCCESS')
  await page.getByRole('link', { name: t('reservations.warning.retry') }).click()
  await page.waitForURL(/\/basket\/checkout/)
  await expect(page.getByText(t('basket.problems.short.full')).first()).toBeVisible()
})
