import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { Client } from 'pg'
import type { DayAvailability } from '@/domain/availability/schema'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { capitalise, formatDay, formatDayShort, formatMonth } from '@/domain/dates/day-words'
import { addDays, addMonths, startOfMonth } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { openShop, type Wanted, wantedIn } from './journey'
import { openKindCard } from './kind-journey'
import { callApi } from './wire'

const API_PORT = Number(process.env.API_PORT ?? '4200')
const DAY_MS = 86_400_000
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
const any = () => true

const CALENDARS = [
  { what: 'tour', kind: 'tour', locale: 'en', fits: any },
  { what: 'villa', kind: 'villa', locale: 'de', fits: any },
  { what: 'yacht by the day', kind: 'yacht', locale: 'ru', fits: charterOf('day') },
  { what: 'yacht by the week', kind: 'yacht', locale: 'tr', fits: charterOf('week') },
  { what: 'car', kind: 'car', locale: 'en', fits: any },
  { what: 'transfer', kind: 'transfer', locale: 'de', fits: any },
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

test('a villa’s shortest stay is that of the season in which one arrives', async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const arrivals = new Map<number, string>()
  let slug = ''
  const spring = `${new Date().getUTCFullYear() + 1}-04-01`
  for await (const villa of listDays('villa', 'en', any, spring)) {
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

/** The round that looks for free days comes every five minutes; this is one that comes now. */
async function lookForFreeDays(): Promise<void> {
  const { password } = JSON.parse(readFileSync(`${process.env.DATA_DIR}/postgres.json`, 'utf8')) as { password: string }
  const connection = { host: '127.0.0.1', port: Number(process.env.PG_PORT), user: 'postgres', password }
  const registry = new Client({ ...connection, database: 'postgres' })
  await registry.connect()
  const { rows } = await registry.query<{ datname: string }>(
    "select datname from pg_database where datname like '%lykia'",
  )
  await registry.end()
  const tenant = new Client({ ...connection, database: rows[0]?.datname ?? '' })
  await tenant.connect()
  await tenant.query("update recurring_jobs set next_run_at = now() where kind = 'tellWatchers'")
  await tenant.end()
}

test('who waits for a taken day is written to once it is free', async ({ page }) => {
  test.setTimeout(90_000)
  const wanted = wantedIn('lykia', 'de')
  const { t } = wanted
  // Far away from the days that other tests book.
  const from = startOfMonth(addMonths(today(), 8))
  const { value } = await listDays('villa', 'de', any, from).next()
  const { id: productId, slug, title, days } = value as Product
  const free = days.find(({ date, dayStatus }) => date >= addDays(from, 5) && dayStatus !== 'closed') as DayAvailability
  const endDate = addDays(free.date, free.minimumStay ?? 1)
  const pax = { adult: 2, child: 0, infant: 0 }
  const item = { productId, kind: 'villa' as const, date: free.date, endDate, session: null, pax, extras: [] }
  const { expiresAt: _expiresAt, prolongable: _prolongable, ...hold } = await callApi(API_PORT, 'takeHold', { item })

  await openShop(page, wanted, `/p/${slug}`)
  const card = await openKindCard(page)
  const day = await showDay(page, card, card.locator('.pair-cell').first(), wanted, free.date)
  await day.click({ force: true })
  const panel = page.locator('.cal-why')
  await expect(panel).toContainText(t('basket.let.why.full'))
  await panel.getByRole('button', { name: t('basket.calendar.notify') }).click()
  const dialog = page.getByRole('dialog', { name: t('feedback.notice.title') })
  const send = dialog.getByRole('button', { name: t('feedback.notice.send') })
  await send.click()
  const box = dialog.getByLabel(t('feedback.notice.email'))
  await expect(box).toHaveAttribute('aria-invalid', 'true')
  const email = `waits.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`
  await box.fill(email)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await send.click()
  await expect(dialog.getByText(t('feedback.notice.doneText', { email }))).toBeVisible()

  await callApi(API_PORT, 'releaseHold', hold)
  await lookForFreeDays()
  const mail = await waitForMail(email, title)
  expect(mail.text).toContain(`/de/p/${slug}`)
})

test('too many for a vehicle are offered the larger one, and too many for any are offered two', async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const from = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
  const withoutCoach = (card: ProductCard) =>
    card.details.kind === 'transfer' && card.details.vehicles.every(({ seats }) => seats < 20)
  const { value } = await listDays('transfer', 'en', withoutCoach, from).next()
  const { slug, days } = value as Product
  const date = days.find((each) => each.date >= from && each.dayStatus !== 'closed')?.date ?? from
  const names = (name: string) => t(`basket.vehicles.${name}`)

  await openShop(page, wanted, `/p/${slug}?date=${date}&time=12:00&adults=5&cases=2&vehicle=sedan`)
  const card = await openKindCard(page)
  const larger = card.getByRole('alert')
  await expect(larger).toHaveText(new RegExp(t('basket.ride.larger', { vehicle: names('minivan') })))
  await expect(card.getByRole('button', { name: t('basket.card.add') })).toHaveCount(0)
  await expectAccessible(page)
  await larger.getByRole('button', { name: t('basket.ride.take') }).click()
  await expect(card.getByRole('radio', { checked: true })).toHaveValue('minivan')
  await expect(card.getByRole('button', { name: t('basket.card.add') })).toBeEnabled()

  await openShop(page, wanted, `/p/${slug}?date=${date}&time=12:00&adults=18&cases=4`)
  const again = await openKindCard(page)
  const two = again.getByRole('alert')
  await expect(two).toContainText(t('basket.ride.two', { vehicle: names('minibus'), count: 2 }))
  await two.getByRole('button', { name: t('basket.ride.take') }).click()
  await expect(again.getByText(`2 × ${names('minibus')}`).first()).toBeVisible()
  await expect(page).toHaveURL(/vehicle=minibus&count=2/)
  await expectNoSidewaysScroll(page)
  await again.getByRole('button', { name: t('basket.card.add') }).click()
  await expect(page.getByRole('dialog').getByText(t('basket.sidebar.notice.added'))).toBeVisible()
})
