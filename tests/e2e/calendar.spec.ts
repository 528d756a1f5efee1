import type { DayAvailability } from '@/domain/availability/schema'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { capitalise, formatDay, formatDayShort, formatMonth } from '@/domain/dates/day-words'
import { addDays, startOfMonth } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Locale } from '@/domain/shared/locales'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { openShop, wantedIn } from './journey'
import { openKindCard, showDay } from './kind-journey'
import { closeDay, inDatabase, tenantDatabase } from './tenant-database'
import { callApi } from './wire'

const API_PORT = Number(process.env.API_PORT ?? '4200')
/** Two of the tour's guests unless more are chosen. */
const PARTY = 2

/** On the clocks of the demo operators: between nine and midnight in UTC their next day has begun. */
const today = () => toLocal(Date.now(), 'Europe/Istanbul').date

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

/** A day that cannot be had; the first is too near, except early in the morning: then one is closed. */
async function findBlocked({ id, days }: Product): Promise<Pick<DayAvailability, 'date' | 'reason' | 'minimumStay'>> {
  const known = days.find(({ date, dayStatus }) => date >= today() && dayStatus === 'closed')
  if (known) return known
  const date = addDays(today(), 3)
  await inDatabase(tenantDatabase('lykia'), (ask) => closeDay(ask, id, date))
  return { date, reason: 'closed', minimumStay: null }
}

const charterOf = (charter: 'day' | 'week') => (card: ProductCard) =>
  card.details.kind === 'yacht' && card.details.charter === charter
const everyProduct = () => true

const CALENDARS = [
  { what: 'tour', tag: '@phone', kind: 'tour', locale: 'en', fits: everyProduct },
  { what: 'villa', tag: '@desktop', kind: 'villa', locale: 'de', fits: everyProduct },
  { what: 'yacht by the day', tag: '@phone', kind: 'yacht', locale: 'ru', fits: charterOf('day') },
  { what: 'yacht by the week', tag: '@desktop', kind: 'yacht', locale: 'tr', fits: charterOf('week') },
  { what: 'car', tag: '@phone', kind: 'car', locale: 'en', fits: everyProduct },
  { what: 'transfer', tag: '@desktop', kind: 'transfer', locale: 'de', fits: everyProduct },
] as const satisfies readonly {
  what: string
  tag: '@phone' | '@desktop'
  kind: BookableKind
  locale: Locale
  fits: (card: ProductCard) => boolean
}[]

for (const { what, tag, kind, locale, fits } of CALENDARS)
  test(`a day on which a ${what} cannot be had says why, and the nearest that can is one press away`, { tag }, async ({
    page,
  }) => {
    const wanted = wantedIn('lykia', locale)
    const { t } = wanted
    const { value } = await listDays(kind, locale, fits, today()).next()
    const product = value as Product
    const { date, reason, minimumStay } = await findBlocked(product)
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
    // Its word has room, whatever the language.
    expect(await day.locator('small').evaluate((word) => word.scrollWidth - word.clientWidth)).toBeLessThanOrEqual(0)
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
