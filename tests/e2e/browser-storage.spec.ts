import type { Page } from '@playwright/test'
import { STORAGE_KEY } from '@/store/persist/storage-key'
import { fillGuest, newEmail, payButton, toCheckout } from './booked'
import { expect, test } from './fixtures'
import { confirmAtBank, fillCheckout, GOOD_CARD, openShop, wantedIn } from './journey'

/** Everything that the shop may leave in a browser, and what it is for. Another key fails the test. */
const KNOWN = {
  local: {
    [STORAGE_KEY]: 'the encrypted store: baskets, favourites, what was looked at, what was typed at checkout',
  },
  session: {
    'kervan.session': 'that this tab has asked whether there is a session; names nobody',
    'kervan.direct': 'that this tab is in the direct flow; names nobody',
    'kervan.attempt': 'the open attempt of a booking, encrypted',
    'kervan.requests': 'drafts of requests, encrypted',
    'chunk-reload': 'when the page was last loaded anew by itself',
  },
  databases: {},
  caches: {
    'kervan-vouchers':
      'vouchers that somebody saved on purpose, readable as they must open without a network; else empty',
  },
  cookies: {
    user_id: 'the number of the member (spec 3), a hint for the page',
    'auth.strategy': 'spec 3',
    'auth._token.local': 'a marker of the session, for the server alone',
    'next-auth.session-token': 'the session, sealed, for the server alone',
    rememberme: 'address and credential for the next sign-in, sealed, for the server alone',
    remember_hint: 'that rememberme holds a credential',
    travellocale: 'the language',
    currency: 'the currency',
    consent: 'whether visits may be counted',
  },
} as const

/** Entries of which every value must be cipher text. */
const SEALED = [STORAGE_KEY, 'kervan.attempt', 'kervan.requests']

type Stored = Record<keyof typeof KNOWN, Record<string, string>>

async function readStored(page: Page): Promise<Stored> {
  const stored = await page.evaluate(async () => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    databases: Object.fromEntries((await indexedDB.databases()).map(({ name }) => [String(name), ''])),
    caches: Object.fromEntries(
      await Promise.all(
        (await caches.keys()).map(async (name) => {
          const cache = await caches.open(name)
          const pages = await cache.matchAll()
          return [name, (await Promise.all(pages.map((answer) => answer.text()))).join('')] as const
        }),
      ),
    ),
  }))
  const host = new URL(page.url()).hostname
  const own = (await page.context().cookies()).filter(({ domain }) => domain.replace(/^\./, '') === host)
  return { ...stored, cookies: Object.fromEntries(own.map(({ name, value }) => [name, decodeURIComponent(value)])) }
}

/** The keys that lie in the browser now, after checking that all are known and none says one of these words. */
async function expectUnreadable(page: Page, words: readonly string[]): Promise<string[]> {
  const stored = await readStored(page)
  for (const place of Object.keys(KNOWN) as (keyof typeof KNOWN)[])
    expect(Object.keys(KNOWN[place]), place).toEqual(expect.arrayContaining(Object.keys(stored[place])))
  const text = JSON.stringify(stored).toLowerCase()
  const inBase64 = words.map((word) => Buffer.from(word).toString('base64url').slice(0, -2).toLowerCase())
  for (const word of [...words.map((one) => one.toLowerCase()), ...inBase64]) expect(text).not.toContain(word)
  const entries = { ...stored.local, ...stored.session }
  for (const name of SEALED.filter((key) => key in entries)) expect(entries[name], name).toMatch(/^U2FsdGVkX1/)
  return Object.values(stored).flatMap((place) => Object.keys(place))
}

test('a whole journey leaves nothing readable about a person in the browser', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000)
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const email = newEmail()
  const words = ['Hannah', 'Whitfield', email, 'a cot, please']

  await test.step('a request that is being typed', async () => {
    await openShop(page, wanted, '/get-a-special-offer')
    const form = page.getByRole('form', { name: t('requests.title.offer') })
    await form.getByLabel(t('requests.firstName')).fill('Hannah')
    await form.getByLabel(t('requests.lastName')).fill('Whitfield')
    await form.getByLabel(t('requests.email')).fill(email)
    await expect.poll(() => expectUnreadable(page, words)).toContain('kervan.requests')
    await page.reload()
    await expect(form.getByLabel(t('requests.firstName'))).toHaveValue('Hannah')
    await expectUnreadable(page, words)
  })

  const tour = await toCheckout(page, wanted)
  words.push(tour.title, tour.slug)

  await test.step('the checkout', async () => {
    await fillGuest(page, wanted, email)
    await page.getByLabel(t('checkout.guest.fields.note')).fill('A cot, please')
    await fillCheckout(page, wanted, GOOD_CARD)
    await expect.poll(() => expectUnreadable(page, words)).toContain(STORAGE_KEY)
  })

  await test.step('the result', async () => {
    await payButton(page).click()
    await confirmAtBank(page)
    await page.waitForURL(/\/basket\/result/)
    await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
    words.push(new URL(page.url()).searchParams.get('ref') ?? 'no reference')
    await expectUnreadable(page, words)
    await page.reload()
    await expect(page.getByText(t('reservations.result.states.paid'))).toBeVisible()
    await expect.poll(() => expectUnreadable(page, words)).toContain('user_id')
  })

  await test.step('home still knows what was looked at', async () => {
    await openShop(page, wanted)
    const recent = page.getByRole('list', { name: t('feedback.recent.title') })
    await expect(recent.getByRole('link', { name: tour.title })).toBeVisible()
    await expectUnreadable(page, words)
  })
})
