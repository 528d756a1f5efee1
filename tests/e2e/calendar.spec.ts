import type { Locator, Page } from '@playwright/test'
import type { DayAvailability } from '@/domain/availability/schema'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { capitalise, formatDay, formatDayShort, formatMonth } from '@/domain/dates/day-words'
import { addDays, startOfMonth } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { openShop, type Wanted, wantedIn } from './journey'
import { openKindCard } from './kind-journey'
import { callApi } from './wire'

const API_PORT = Number(process.env.API_PORT ?? '4200')
/** Two of the tour's guests unless more are chosen. */
const PARTY = 2

const today = () => new Date().toISOString().slice(0, 10)

interface Product {
  id: number
  slug: string
  title: string
  days: DayAvailability[]
}

/** Products of a kind with their days of some months, in an order left to chance. */
async function* listDays(kind: BookableKind, locale: Locale, fits: (card: ProductCard) => boolean, from: string) {
  const { products } = await callApi(API_PORT, 'listProducts', { locale, kinds: [kind], pageSize: 60 })
  for (const card of products.filter(fits).sort(() => Math.random() - 0.5)) {
    const { days } = await callApi(API_PORT, 'getAvailability', { productId: card.id, from, months: 3 })
    const words = card.content[locale]
    if (words) yield { id: card.id, slug: words.slug, title: words.title, days } satisfies Product
  }
}

/** Opens the day's calendar in the card and turns it to the day. */
async function showDay(page: Page, card: Locator, opener: Locator, { t }: Wanted, date: string): Promise<Locator> {
  await opener.click()
  const panel = page
    .getByRole('dialog')
    .filter({ has: page.locator('.cal-day') })
    .last()
  const day = panel.locator(`.cal-day[data-date="${date}"]`)
  // It goes to the first open month by itself once it knows it, perhaps away from the day.
  await expect(async () => {
    const first = panel.locator('[data-date]').first()
    const shown = (await first.getAttribute('data-date', { timeout: 1_000 })) ?? ''
    if ((await day.count()) === 0) {
      await panel.getByRole('button', { name: t(`basket.calendar.${shown < date ? 'next' : 'previous'}`) }).click()
    }
    // A price, or a word in its place.
    await expect(day.locator('small')).toHaveText(/\S/, { timeout: 1_000 })
  }).toPass({ intervals: [50] })
  await expect(card).toBeVisible()
  return day
}

const charterOf = (charter: 'day' | 'week') => (card: ProductCard) =>
  card.details.kind === 'yacht' && card.details.charter === charter
const everyProduct = () => true

const CALENDARS = [
  { what: 'tour', kind: 'tour', locale: 'en', fits: everyProduct },
  { what: 'villa', kind: 'villa', locale: 'de', fits: everyProduct },
  { what: 'yacht by the day', kind: 'yacht', locale: 'ru', fits: charterOf('day') },
  { what: 'yacht by the week', kind: 'yacht', locale: 'tr', fits: charterOf('week') },
  { what: 'car', kind: 'car', locale: 'en', fits: everyProduct },
  { what: 'transfer', kind: 'transfer', locale: 'de', fits: everyProduct },
] as const satisfies readonly {
  what: string
  kind: BookableKind
  locale: Locale
  fits: (card: ProductCard) => boolean
}[]

for (const { what, kind, locale, fits } of CALENDARS)
  test(`a day on which a ${what} cannot be had says why, and the nearest that can is one press away`, async ({
    page,
  }) => {
    const wanted = wantedIn('lykia', locale)
    const { t } = wanted
    // Its first day is past or too near, whatever the season.
    const { value } = await listDays(kind, locale, fits, today()).next()
    const product = value as Product
    const blocked = product.days.find(({ date, dayStatus }) => date >= today() && dayStatus === 'closed')
    expect(blocked, `${product.slug}: every day can be had`).toBeDefined()
    const { date, reason, minimumStay } = blocked as DayAvailability
    await openShop(page, wanted, `/p/${product.slug}`)
    const card = await openKindCard(page)
    const opener =
      kind === 'tour'
        ? card.getByLabel(t('basket.card.date'), { exact: true })
        : what === 'yacht by the day'
          ? card.getByLabel(t('basket.yacht.day'))
          : card.locator('.pair-cell').first()
    const day = await showDay(page, card, opener, wanted, date)

    const words = kind === 'tour' || kind === 'transfer' ? 'basket.calendar' : 'basket.let'
    const why = t(`${words}.why.${reason}`, { capacity: 0, seatsLeft: 0, seats: PARTY, minimumStay: minimumStay ?? 1 })
    await expect(day).toHaveAttribute('aria-disabled', 'true')
    // What is seen is heard too, before anything is pressed.
    await expect(day).toHaveAccessibleName(new RegExp(why.replace(/[.?()]/g, '.')))
    // A day that cannot be had can be asked all the same.
    await day.click({ force: true })
    const panel = page.locator(`.cal-why[data-why="${date}"]`)
    await expect(panel).toContainText(why)
    const title = t(`${words}.title.${reason}`, { day: formatDay(date, locale) })
    await expect(panel.locator('b').first()).toHaveText(capitalise(title, locale))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const take = panel.getByRole('button').first()
    const offered = (await take.textContent()) ?? ''
    await take.click()
    await expect(page).toHaveURL(/[?&]date=\d{4}-\d{2}-\d{2}/)
    const taken = new URL(page.url()).searchParams.get('date') ?? ''
    expect(offered).toBe(t('basket.calendar.take', { day: formatDayShort(taken, locale) }))
    const { days } = await callApi(API_PORT, 'getAvailability', {
      productId: product.id,
      from: startOfMonth(taken),
      months: 1,
    })
    expect(days.find((each) => each.date === taken)?.dayStatus).not.toBe('closed')
  })

test('a villa’s shortest stay is that of the season in which one arrives', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const arrivals = new Map<number, string>()
  let slug = ''
  const spring = `${new Date().getUTCFullYear() + 1}-04-01`
  for await (const villa of listDays('villa', 'en', everyProduct, spring)) {
    arrivals.clear()
    slug = villa.slug
    for (const { date, dayStatus, minimumStay } of villa.days)
      if (dayStatus !== 'closed' && minimumStay !== null && minimumStay > 1) arrivals.set(minimumStay, date)
    if (arrivals.size > 1) break
  }
  expect(arrivals.size, 'a villa with two seasons').toBeGreaterThan(1)
  for (const [count, date] of arrivals) {
    await openShop(page, wanted, `/p/${slug}?date=${date}`)
    const card = await openKindCard(page)
    await expect(card.getByText(t('basket.villa.minimum', { count, month: formatMonth(date, 'en') }))).toBeVisible()
    // A day sooner is too short, in the words of the specification.
    const early = addDays(date, count - 1)
    const day = await showDay(page, card, card.locator('.pair-cell').nth(1), wanted, early)
    // A day that cannot be had can be asked all the same.
    await day.click({ force: true })
    await expect(page.locator('.cal-why')).toContainText(t('basket.let.why.minimumStay', { minimumStay: count }))
    await expect(page).not.toHaveURL(/until=/)
    const last = addDays(date, count)
    await openShop(page, wanted, `/p/${slug}?date=${date}&until=${last}`)
    await expect((await openKindCard(page)).getByText(t('basket.villa.exactly'))).toBeVisible()
  }
})
