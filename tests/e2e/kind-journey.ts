import { expect, type Locator, type Page } from '@playwright/test'
import type { DayAvailability } from '@/domain/availability/schema'
import { blocksStay } from '@/domain/availability/stay-days'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { addDays } from '@/domain/dates/plain-date'
import { fromWire } from '@/domain/wire/translate'
import type { Wanted } from './journey'

const API = `http://127.0.0.1:${process.env.API_PORT ?? '4200'}`
const WIRE_KINDS = { villa: 'villa', yacht: 'yat', car: 'arac_kira', transfer: 'transfer' } as const
const DAY_MS = 86_400_000

export interface Found {
  slug: string
  title: string
  /** First and last day of a stay that can be had; the same for what lasts a day. */
  from: string
  until: string
}

export async function ask(tenant: string, path: string): Promise<unknown> {
  const answer = await fetch(`${API}${path}`, { headers: { company: tenant, accept: 'application/json' } })
  return fromWire(((await answer.json()) as { data: never }).data)
}

/** The end of the shortest stay from the day, or null where something lies in between. */
function endOf(days: readonly DayAvailability[], first: DayAvailability, isBooked: (card: number) => number) {
  const length = isBooked(first.minimumStay ?? 1)
  const until = addDays(first.date, length)
  const within = days.filter(({ date }) => first.date <= date && date < until)
  return within.length === length && !within.some(blocksStay) ? until : null
}

/** Something of the kind that can be had in some weeks and, unless only others are sold, is confirmed at once; which of them is left to chance, so that tests do not collide. */
export async function findKind(
  { tenant, locale }: Wanted,
  kind: Exclude<BookableKind, 'tour'>,
  fits: (card: ProductCard) => boolean = () => true,
): Promise<Found> {
  const query = `lang=${locale}&urun_tipleri=${WIRE_KINDS[kind]}&sayfa_boyu=60`
  const { products } = (await ask(tenant, `/category-urun-listele?${query}`)) as { products: ProductCard[] }
  const start = new Date(Date.now() + (20 + Math.floor(Math.random() * 60)) * DAY_MS).toISOString().slice(0, 10)
  const shuffled = products.filter(fits).sort(() => Math.random() - 0.5)
  for (const card of shuffled.sort(
    (left, right) => Number(right.instantConfirmation) - Number(left.instantConfirmation),
  )) {
    const path = `/urun-musaitlik-getir?urun_k_no=${card.id}&baslangic=${start}&ay_sayisi=3`
    const { days } = (await ask(tenant, path)) as { days: DayAvailability[] }
    const words = card.content[locale]
    for (const first of days.filter(({ date, dayStatus }) => date >= start && dayStatus !== 'closed')) {
      const until = endOf(days, first, (minimum) => (kind === 'car' ? Math.max(3, minimum) : minimum))
      if (until && words) return { slug: words.slug, title: words.title, from: first.date, until }
    }
  }
  throw new Error(`no bookable ${kind} at ${tenant}`)
}

/** The card beside the page, or on phones the sheet that the bar opens. */
export async function openKindCard(page: Page): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) >= 992) return page.locator('.booking-card')
  await page.locator('.booking-bar button').click()
  const panel = page.getByRole('dialog').first()
  await expect(panel).toBeVisible()
  return panel
}

/** Turns the open calendar to the day and picks it. */
export async function pickDay(card: Locator, { t }: Wanted, date: string): Promise<void> {
  const day = card.locator(`.cal-day[data-date="${date}"]`)
  await expect(card.locator('.cal-day').first()).toBeVisible()
  for (let turns = 0; turns < 8 && (await day.count()) === 0; turns += 1) {
    await card.getByRole('button', { name: t('basket.calendar.next') }).click()
  }
  await expect(day).toHaveAttribute('aria-disabled', 'false')
  await day.click()
}

/** Opens the day's calendar in the card and turns it to the day. */
export async function showDay(
  page: Page,
  card: Locator,
  opener: Locator,
  { t }: Wanted,
  date: string,
): Promise<Locator> {
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

export async function putInBasket(card: Locator, { t }: Wanted): Promise<void> {
  const add = card.getByRole('button', { name: t('basket.card.add') })
  await expect(add).toBeEnabled()
  await add.click()
}
