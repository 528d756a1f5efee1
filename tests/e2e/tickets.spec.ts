import type { Page } from '@playwright/test'
import { toLocal } from '@/domain/dates/zone'
import { readTicketToken } from '@/domain/reservations/ticket-token'
import { type Booked, bookTour } from './booked'
import { expect, expectAccessible, expectNoSidewaysScroll, shopUrl, test } from './fixtures'
import { type Wanted, wantedIn } from './journey'
import { type Ask, inDatabase, tenantDatabase } from './tenant-database'

const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED'

test.use({ allowedErrors: [OFFLINE] })

/** What the shop prints into the code of the booking's ticket now; asked by a page of the shop, whose cookies say who booked. */
async function readCode(page: Page, { reference }: Booked): Promise<string> {
  const link = await page.evaluate(async (asked) => {
    const answer = await (await fetch(`/api/operator/getTickets?reference=${asked}`)).json()
    return String(answer.data.tickets[0].ticketLink)
  }, reference)
  return link.split('#')[1] ?? ''
}

/** The day of the code on which it is read, as if the trip were today. */
const today = () => toLocal(Date.now(), 'Europe/Istanbul').date

/** Opens the page of the guide as scanning a code does. */
async function scan(page: Page, { tenant }: Wanted, code: string): Promise<void> {
  // Another address with the same page would only change the hash.
  await page.goto('about:blank')
  await page.goto(shopUrl(tenant, 'en', `/ticket#${code}`))
}

async function expectState(page: Page, { t }: Wanted, state: string): Promise<void> {
  await expect(page.locator('#state')).toHaveAttribute('data-state', state)
  await expect(page.locator('#heading')).toHaveText(t(`afterwards.ticket.${state}`))
  await expect(page.locator('#icon')).toHaveAttribute('d', /^M/)
}

/** What the operator or time does to a booking. */
const change = (wanted: Wanted, { reference }: Booked, work: (ask: Ask, own: unknown[]) => Promise<unknown>) =>
  inDatabase(tenantDatabase(wanted.tenant), (ask) => work(ask, [reference]))

const MINE = 'reservation_id = (select id from reservations where reference = $1)'

test.describe('the page that verifies tickets', { tag: '@phone' }, () => {
  const wanted = wantedIn('lykia', 'de')
  test.use({ locale: 'de-DE' })

  test('tells what became of a booking, and without a network says so by its last list', async ({ page, context }) => {
    test.setTimeout(150_000)
    const booked = await bookTour(page, wanted)
    const printed = await readCode(page, booked)
    await scan(page, wanted, printed)
    await expectState(page, wanted, 'wrongDay')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await change(wanted, booked, (ask, own) =>
      ask(`update reservation_items set day = '${today()}' where ${MINE}`, own),
    )
    const reissued = await readCode(page, booked)
    expect(readTicketToken(reissued)?.ticket.revision).toBe(1)
    await scan(page, wanted, printed)
    await expectState(page, wanted, 'moved')
    await scan(page, wanted, reissued)
    await expectState(page, wanted, 'valid')
    await expect(page.locator('#list')).toHaveAttribute('data-list', 'fresh')
    await expect(page.locator('#list')).toHaveText(/^Liste von heute, \d\d:\d\d Uhr$/)
    await expectAccessible(page)

    await context.setOffline(true)
    await scan(page, wanted, printed)
    await expectState(page, wanted, 'moved')
    await scan(page, wanted, reissued)
    await expectState(page, wanted, 'valid')
    await expect(page.locator('#list')).toHaveText(/^Liste von heute, \d\d:\d\d Uhr$/)

    // The page is open when the network comes back.
    await change(wanted, booked, (ask, own) =>
      ask(`update reservations set status = 'cancelled' where reference = $1`, own),
    )
    await context.setOffline(false)
    await expectState(page, wanted, 'cancelled')
    await context.setOffline(true)
    await scan(page, wanted, reissued)
    await expectState(page, wanted, 'cancelled')
  })

  test('refuses a list that was altered and goes on with the one that it has', async ({ page }) => {
    const url = shopUrl(wanted.tenant, 'en', '/ticket')
    await page.goto(url)
    // By hand, as the browser's own cache answers 200 for a 304.
    const ask = (etag = '') =>
      page.evaluate(async (known) => {
        const answer = await fetch('/ticket/list', { cache: 'no-store', headers: { 'if-none-match': known } })
        const [tag, control] = ['etag', 'cache-control'].map((name) => answer.headers.get(name))
        return { status: answer.status, tag, control, text: await answer.text() }
      }, etag)
    const first = await ask()
    expect(first).toMatchObject({ status: 200, control: 'no-cache' })
    expect((await ask(first.tag ?? '')).status).toBe(304)

    const kept = () => page.evaluate(() => localStorage.getItem('kervan-revocation-list'))
    await expect.poll(kept).not.toBeNull()
    const newest = await kept()
    const served = first.text.replace(/.{9}$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1))
    await page.route('**/ticket/list', (route) => route.fulfill({ body: served, contentType: 'text/plain' }))
    await page.reload()
    await expect(page.locator('#list')).toHaveAttribute('data-list', 'refused')
    expect(await kept()).toBe(newest)
  })

  test('says that it has no list as long as none came', async ({ page }) => {
    await page.route('**/ticket/list', (route) => route.abort('internetdisconnected'))
    await page.goto(shopUrl(wanted.tenant, 'en', '/ticket'))
    await expect(page.locator('#list')).toHaveAttribute('data-list', 'none')
    await expect(page.locator('#list')).toHaveText(wanted.t('afterwards.ticket.listNone'))
    await expectAccessible(page)
  })
})
