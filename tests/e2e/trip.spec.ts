import type { Page } from '@playwright/test'
import type { DayAvailability } from '@/domain/availability/schema'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { fromWire } from '@/domain/wire/translate'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { addToBasket, openShop, type Wanted, wantedIn } from './journey'
import { findUnstyled } from './unstyled'

const API = `http://127.0.0.1:${process.env.API_PORT ?? '4200'}`

interface Pair {
  slugs: [string, string]
  titles: [string, string]
  date: string
}

async function ask<T>({ tenant }: Wanted, path: string): Promise<T> {
  const answer = await fetch(`${API}${path}`, { headers: { company: tenant, accept: 'application/json' } })
  return fromWire(((await answer.json()) as { data: never }).data) as T
}

/** Two tours whose first departures of a day overlap, each with room on other days too. */
async function findPair(wanted: Wanted): Promise<Pair> {
  const { locale } = wanted
  const query = `lang=${locale}&urun_tipleri=tur&sayfa_boyu=24`
  const { products } = await ask<{ products: ProductCard[] }>(wanted, `/category-urun-listele?${query}`)
  const from = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const tours = await Promise.all(
    products
      .filter(({ price }) => price.unit === 'person')
      .sort(() => Math.random() - 0.5)
      .map(async (product) => {
        const path = `/urun-musaitlik-getir?urun_k_no=${product.id}&baslangic=${from}&ay_sayisi=2`
        const { days } = await ask<{ days: DayAvailability[] }>(wanted, path)
        const open = days.filter(({ date, dayStatus, sessions }) => {
          const [first] = sessions
          return (
            dayStatus === 'open' && date > from && first !== undefined && first.seatsLeft > 6 && first.endTime !== null
          )
        })
        return { product, open }
      }),
  )
  for (const one of tours)
    for (const two of tours)
      for (const day of one.open) {
        if (one === two || one.open.length < 4 || two.open.length < 4) continue
        const other = two.open.find(({ date }) => date === day.date)
        const [first, second] = [day.sessions[0], other?.sessions[0]]
        if (!first?.endTime || !second?.endTime || first.endTime <= first.time || second.endTime <= second.time)
          continue
        const isClash = first.time < second.endTime && second.time < first.endTime
        const [a, b] = [one.product.content[locale], two.product.content[locale]]
        if (isClash && a && b) return { slugs: [a.slug, b.slug], titles: [a.title, b.title], date: day.date }
      }
  throw new Error('no two tours overlap')
}

async function put(page: Page, wanted: Wanted, slug: string, date: string): Promise<void> {
  await openShop(page, wanted, `/p/${slug}`)
  await addToBasket(page, wanted, date)
  await expect(page.getByRole('dialog').getByText(wanted.t('basket.sidebar.notice.added'))).toBeVisible({
    timeout: 20_000,
  })
}

for (const [tenant, locale] of [
  ['lykia', 'en'],
  ['orion', 'ar'],
] as const) {
  test(`two trips at once are seen on the axis and parted with one press, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000)
    const wanted = wantedIn(tenant, locale)
    const { t } = wanted
    const pair = await findPair(wanted)
    for (const slug of pair.slugs) await put(page, wanted, slug, pair.date)
    await openShop(page, wanted, '/basket/cart')
    const trip = page.locator('.trip')
    await expect(trip.getByText(t('basket.trip.clashes', { count: 1 }))).toBeVisible()
    const clash = trip.locator('.alert')
    for (const title of pair.titles) await expect(clash).toContainText(title)
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    await expect(trip.locator('.trip-axis')).toBeVisible({ visible: !isPhone })
    expect(await findUnstyled(page)).toEqual([])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await clash.getByRole('button', { name: t('basket.trip.keep') }).click()
    await expect(trip.getByText(t('basket.trip.fine'))).toBeVisible()
    await page.reload()

    // The way out is looked for first; until then there is only 'keep it so'.
    await expect(clash.locator('.btn')).toHaveCount(2)
    const fix = clash.locator('.btn').first()
    // What it comes to, and how many places are left, before it is pressed.
    await expect(clash.locator('p').filter({ hasText: /\d[.,]\d\d/ })).toBeVisible()
    await fix.click()
    await expect(trip.getByText(t('basket.trip.fine'))).toBeVisible()
    await page.getByRole('button', { name: t('basket.actions.undo') }).click()
    await expect(clash.locator('.btn')).toHaveCount(2)
    if (!isPhone) {
      // A block is pushed to another day by the keys too, and comes back.
      const block = trip.locator('.trip-movable[data-clash]').last()
      const name = await block.getAttribute('aria-label')
      await block.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      await expect(trip.getByText(t('basket.trip.fine'))).toBeVisible()
      await expect(trip.locator('.trip-movable:focus')).toHaveCount(1)
      await page
        .getByRole('button', { name: t('basket.actions.undo') })
        .last()
        .click()
      await expect(trip.locator('.trip-movable[data-clash]').last()).toHaveAttribute('aria-label', name ?? '')
      await expect(clash.locator('.btn')).toHaveCount(2)
    }
    await fix.click()
    await expect(clash).toHaveCount(0)
    // It can be had where it was moved to.
    await expect(page.locator('.cart-aside[aria-busy=false]')).toBeVisible()
    await expect(page.locator('article + .alert')).toHaveCount(0)

    // Saved for later it outlives a reload, with today's price, and is back with one press.
    const [, title] = pair.titles
    const later = page.getByRole('region', { name: t('basket.later.title') })
    await page
      .getByRole('article', { name: title })
      .getByRole('button', { name: t('basket.later.put') })
      .click()
    await expect(page.locator('article')).toHaveCount(1)
    await page.reload()
    await expect(later.getByText(title).first()).toBeVisible()
    await expect(later.locator('.price')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await later.getByRole('button', { name: t('basket.later.back') }).click()
    await expect(page.getByRole('article', { name: title })).toBeVisible()
    await expect(later).toHaveCount(0)
  })
}
