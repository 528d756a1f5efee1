import { expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '@/domain/shared/locales'
import { newPhone, shopUrl, type Translate, translatorOf } from './fixtures'

const API = `http://127.0.0.1:${process.env.API_PORT ?? '4200'}`

export interface Wanted {
  tenant: string
  locale: Locale
  t: Translate
  /** Of a shop that a test has started for itself. */
  ports?: { PORT: number; API_PORT: number }
}

export const wantedIn = (tenant: string, locale: Locale): Wanted => ({ tenant, locale, t: translatorOf(locale) })

export interface Tour {
  id: number
  slug: string
  title: string
  date: string
  /** Another day on which it can be had; null when there is none. */
  otherDate: string | null
}

/**
 * What a test needs of a tour beyond that it can be booked; a quiet one is bought by no other test, so that its price and places may
 * change, and one by hand is confirmed by the operator. All others are confirmed at once.
 */
export type TourNeed = 'deposit' | 'otherDate' | 'quiet' | 'byHand'

export const GOOD_CARD = '5528 7900 0000 0008'
export const POOR_CARD = '4111 1111 1111 1129'

/** So many stand on the first page of a listing. */
const FIRST_PAGE = 24

async function ask({ tenant, ports }: Pick<Wanted, 'tenant' | 'ports'>, path: string) {
  const api = ports ? `http://127.0.0.1:${ports.API_PORT}` : API
  const answer = await fetch(`${api}${path}`, { headers: { company: tenant, accept: 'application/json' } })
  return (await answer.json()).data
}

/**
 * A tour that runs soon with room for many: what the catalogue says today, so that the test holds in any season. Which of
 * them is left to chance, so that tests side by side do not take each other's places.
 */
export async function findTour(wanted: Wanted, need?: TourNeed): Promise<Tour> {
  const { tenant, locale } = wanted
  const listing = await ask(wanted, `/category-urun-listele?lang=${locale}&urun_tipleri=tur&sayfa_boyu=60`)
  const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const all = listing.urunler
  const shown = need === 'quiet' ? all.slice(FIRST_PAGE, -1) : need === 'byHand' ? all : all.slice(0, FIRST_PAGE)
  const tours = shown.filter((card: { aninda_onay: boolean }) => card.aninda_onay !== (need === 'byHand'))
  const shuffled = tours.sort(() => Math.random() - 0.5)
  for (const { k_no: id, icerik, fiyat, ucretsiz_iptal_saat: freeHours } of shuffled) {
    if (fiyat.fiyat_birimi !== 'kisi') continue
    const path = `/urun-musaitlik-getir?urun_k_no=${id}&baslangic=${from}&ay_sayisi=2`
    const { gun_fiyatlar: days } = await ask(wanted, path)
    const open = days.filter(
      (day: { gun_durum: string; rezervasyon_tarihi: string; seanslar: { kalan_koltuk: number }[] }) =>
        day.gun_durum === 'acik' &&
        day.rezervasyon_tarihi > from &&
        day.seanslar.every((session) => session.kalan_koltuk > 6),
    )
    const chosen = open[Math.floor(Math.random() * open.length)]
    if (!chosen) continue
    const { slug, baslik: title } = icerik[locale]
    const date: string = chosen.rezervasyon_tarihi
    const otherDate = open.findLast((day: typeof chosen) => day !== chosen)?.rezervasyon_tarihi ?? null
    // What never comes back for nothing is not moved either.
    if (need === 'otherDate' && (otherDate === null || freeHours === null)) continue
    if (need === 'deposit') {
      const { odeme } = await ask(wanted, `/category-urun-getir?lang=${locale}&slug=${slug}`)
      if (odeme.odeme_tipi !== 'on_odeme') continue
    }
    return { id, slug, title, date, otherDate }
  }
  throw new Error(`no bookable tour at ${tenant}`)
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** Chooses another currency than the shop's, as a person does: in the top bar or, on phones, in the drawer. */
export async function changeCurrency(page: Page, { tenant, t }: Wanted): Promise<string> {
  const [code, symbol] = tenant === 'lykia' ? ['EUR', '€'] : ['USD', '$']
  if (isPhone(page)) {
    await page.getByRole('button', { name: t('layout.header.menu') }).click()
    await page.getByLabel(t('layout.topBar.currency')).selectOption(code)
    await page.keyboard.press('Escape')
  } else {
    await page.getByRole('button', { name: t('layout.topBar.currency') }).click()
    await page.getByRole('menuitemradio').filter({ hasText: symbol }).click()
  }
  await expect(page.locator('html')).toHaveAttribute('data-currency', code)
  return symbol
}

/** On phones the booking card opens as a sheet from the bar at the foot. */
async function openCard(page: Page, t: Translate): Promise<Locator> {
  if (!isPhone(page)) return page.locator('main')
  await page.locator('.booking-bar button').click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect(panel.getByText(t('basket.card.bands.adult'))).toBeVisible()
  return panel
}

/** Chooses a day, the first departure and three people in the booking card. */
export async function chooseTour(page: Page, { t }: Wanted, date: string): Promise<Locator> {
  const card = await openCard(page, t)
  await card.getByLabel(t('basket.card.date'), { exact: true }).click()
  const panel = page
    .getByRole('dialog')
    .filter({ has: page.locator('.cal-day') })
    .last()
  const day = panel.locator(`[data-date="${date}"]`)
  await expect(panel.locator('.cal-day').first()).toBeVisible()
  // The calendar goes to the first open month by itself, once it knows it: perhaps past the wanted one.
  for (let turns = 0; turns < 6 && (await day.count()) === 0; turns += 1) {
    const first = panel.locator('[data-date]').first()
    const shown = (await first.getAttribute('data-date')) ?? ''
    await panel.getByRole('button', { name: t(`basket.calendar.${shown < date ? 'next' : 'previous'}`) }).click()
    await expect(first).not.toHaveAttribute('data-date', shown)
  }
  // A press before the day is known asks about it and chooses nothing.
  await expect(day).toHaveAttribute('aria-disabled', 'false')
  await day.click()
  await card.locator('label.radio-card:has(input:enabled)').first().click()
  await card.getByRole('button', { name: t('basket.card.more', { what: t('basket.card.bands.adult') }) }).click()
  return card
}

/** Chooses them, and adds them to the basket. */
export async function addToBasket(page: Page, wanted: Wanted, date: string): Promise<void> {
  const card = await chooseTour(page, wanted, date)
  const add = card.getByRole('button', { name: wanted.t('basket.card.add') })
  await expect(add).toBeEnabled()
  await add.click()
}

export async function register(page: Page, { t }: Wanted, email: string): Promise<void> {
  const panel = page.locator('main')
  // At the checkout it is folded into one line.
  const fold = page.locator('#sign-in')
  await fold.or(panel.getByRole('tab')).first().waitFor()
  if (await fold.isVisible()) await fold.click()
  await panel.getByRole('tab', { name: t('member.auth.tabs.register') }).click()
  await panel.getByLabel(t('member.auth.firstName'), { exact: true }).first().fill('Hannah')
  await panel.getByLabel(t('member.auth.lastName'), { exact: true }).first().fill('Whitfield')
  await panel.getByLabel(t('member.auth.email')).first().fill(email)
  await panel.getByLabel(t('member.auth.password'), { exact: true }).first().fill('correct horse')
  await panel.getByLabel(t('member.auth.passwordConfirmation')).fill('correct horse')
  await panel.getByRole('button', { name: t('member.auth.register'), exact: true }).click()
}

/** Fills the checkout's three steps; what a signed-in member's profile knows stands there already. */
export async function fillCheckout(page: Page, { t }: Wanted, cardNumber: string): Promise<void> {
  const guest = (name: string) => page.locator(`#guest-${name}`)
  await guest('phone').fill(newPhone())
  // Asked for by what is let: the police want to know who sleeps and drives.
  const identity = guest('identityNumber')
  if (await identity.isVisible()) await identity.fill('C01X00T47')
  // The bank asks where the payer lives; an agency pays from its own address.
  const country = guest('country')
  if ((await country.getAttribute('required')) !== null) {
    await guest('city').fill('Leeds')
    await country.selectOption('GB')
  }
  // Who has not signed in becomes a member.
  const becomes = page.locator('#become-member')
  if (await becomes.isVisible()) await becomes.check()
  await page.getByLabel(t('checkout.card.holder')).fill('HANNAH WHITFIELD')
  await page.getByLabel(t('checkout.card.number')).fill(cardNumber)
  await page.getByLabel(t('checkout.card.expiry')).fill('12 / 30')
  await page.getByLabel(t('checkout.card.securityCode')).fill('937')
  // What is let has its rental terms beside the distance-sales contract.
  for (const box of await page.locator('input[type=checkbox][id^=agree]').all()) await box.check()
}

/** The bank's page of the sandbox: the code stands on it. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1|localhost:4[13]00/)
  await page.locator('#code').fill('283126')
  await page.locator('button[value=confirm]').click()
}

export async function openShop(page: Page, { tenant, locale, ports }: Wanted, path = '/'): Promise<void> {
  await page.goto(shopUrl(tenant, locale, path, ports?.PORT))
}
