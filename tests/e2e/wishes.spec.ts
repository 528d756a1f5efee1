import type { Page } from '@playwright/test'
import type { DayAvailability } from '@/domain/availability/schema'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { addDays, formatDate } from '@/domain/dates/plain-date'
import { findStayProblem, VILLA_SHAPE } from '@/lib/basket/evaluate-stay'
import { parseOfferWish } from '@/lib/requests/offer-wish'
import { expect, expectAccessible, test } from './fixtures'
import { findTour, openShop, type Wanted, wantedIn } from './journey'
import { ask, findKind, openKindCard } from './kind-journey'

const total = (page: Page) => page.locator('.booking-card .lines .total dd')

/** Presses the link to a request and reads what the form there begins with. */
async function askForOffer(
  page: Page,
  { t }: Wanted,
): Promise<{ wish: ReturnType<typeof parseOfferWish>; adults: string }> {
  await page
    .locator('.booking-card')
    .getByRole('link', { name: t('basket.card.askOffer') })
    .click()
  await page.waitForURL(/get-a-special-offer/)
  const form = page.getByRole('form', { name: t('requests.title.offer') })
  const adults = await form.getByLabel(t('requests.adults')).inputValue()
  return { wish: parseOfferWish(Object.fromEntries(new URL(page.url()).searchParams)), adults }
}

test('who is too many for what is let, or for a departure, asks for an offer that begins with their days and their party', {
  tag: '@desktop',
}, async ({ page }) => {
  const german = wantedIn('orion', 'de')
  const { t } = german
  const villa = await findKind(german, 'villa', ({ details }) => details.kind === 'villa' && details.capacity > 3)
  const stay = `date=${villa.from}&until=${villa.until}`
  await openShop(page, german, `/p/${villa.slug}?${stay}&adults=3`)
  await expect(total(page)).toHaveText(/\d/)
  const card = await openKindCard(page)
  const more = card.getByRole('button', { name: t('basket.card.more', { what: t('basket.villa.guests') }) })
  const over = card.getByRole('alert').filter({ hasText: t('basket.villa.tooMany') })
  let guests = 3
  for (; !(await over.isVisible()) && guests < 30; guests += 1) await more.click()
  await expect(card.getByRole('button', { name: t('basket.card.add') })).toBeHidden()
  await expectAccessible(page)
  expect(await askForOffer(page, german)).toMatchObject({
    adults: String(guests),
    wish: { product: villa.slug, date: villa.from, endDate: villa.until },
  })
  const form = page.getByRole('form', { name: t('requests.title.offer') })
  await expect(form).toContainText(villa.title)
  await expect(form.locator('[name="dateFrom"]')).toHaveValue(villa.from)
  await expect(form.locator('[name="dateTo"]')).toHaveValue(villa.until)

  const yacht = await findKind(german, 'yacht')
  await openShop(page, german, `/p/${yacht.slug}?date=${yacht.from}&adults=60`)
  expect(await askForOffer(page, german)).toMatchObject({
    adults: '60',
    wish: { product: yacht.slug, date: yacht.from },
  })

  const russian = wantedIn('lykia', 'ru')
  const tour = await findTour(russian)
  await openShop(page, russian, `/p/${tour.slug}?date=${tour.date}&adults=60`)
  expect(await askForOffer(page, russian)).toMatchObject({
    adults: '60',
    wish: { product: tour.slug, date: tour.date },
  })

  const english = wantedIn('lykia', 'en')
  const ride = await findKind(english, 'transfer')
  await openShop(page, english, `/t?from=dalaman-airport&to=kas&date=${ride.from}&people=60&cases=60`)
  await page.getByRole('link', { name: english.t('transfers.none.offer') }).click()
  const asked = page.getByRole('form', { name: english.t('requests.title.offer') })
  await expect(asked.getByLabel(english.t('requests.adults'))).toHaveValue('60')
  await expect(asked.getByLabel(english.t('requests.kind'))).toHaveValue('transfer')
  await expect(asked.getByLabel(english.t('requests.place'))).toHaveValue(/Kaş/)
  await expect(asked.locator('[name="dateFrom"]')).toHaveValue(ride.from)
})

/** Villas by their titles with the days from a first one on. */
async function readVillas({ tenant, locale }: Wanted, from: string): Promise<Map<string, DayAvailability[]>> {
  const path = `/category-urun-listele?lang=${locale}&urun_tipleri=villa&sayfa_boyu=60`
  const { products } = (await ask(tenant, path)) as { products: ProductCard[] }
  const entries = products.map(async ({ id, content }): Promise<[string, DayAvailability[]]> => {
    const query = `urun_k_no=${id}&baslangic=${from}&ay_sayisi=2`
    const { days } = (await ask(tenant, `/urun-musaitlik-getir?${query}`)) as { days: DayAvailability[] }
    return [content[locale]?.title ?? '', days]
  })
  return new Map(await Promise.all(entries))
}

test('only what is free on my dates: the list holds what the booking cards sell, and hands the dates on to them', {
  tag: '@desktop',
}, async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const known = await findKind(wanted, 'villa')
  const villas = await readVillas(wanted, known.from)
  const freeUntil = (until: string) =>
    [...villas]
      .filter(([, days]) => findStayProblem(days, known.from, until, VILLA_SHAPE) === null)
      .map(([title]) => title)
  // As long as one is free and another is not.
  const ends = Array.from({ length: 20 }, (_, nights) => addDays(known.from, nights + 2))
  const until = ends.find((end) => freeUntil(end).length > 0 && freeUntil(end).length < villas.size) ?? known.until
  const free = freeUntil(until)
  expect(free.length).toBeLessThan(villas.size)

  await openShop(page, wanted, '/d/villas')
  await expect(page.locator('.listing-results .card')).toHaveCount(villas.size)
  for (const [end, day] of [
    ['from', known.from],
    ['to', until],
  ] as const) {
    await page.getByRole('button', { name: t(`catalogue.filters.dates.stay.${end}`) }).click()
    const panel = page.getByRole('dialog', { name: t(`catalogue.filters.dates.stay.${end}`) })
    const cell = panel.locator(`[data-date="${day}"]`)
    for (let turns = 0; turns < 12 && (await cell.count()) === 0; turns += 1) {
      await panel.getByRole('button', { name: t('basket.calendar.next') }).click()
    }
    await cell.click()
    await expect(page).toHaveURL(new RegExp(`date${end === 'from' ? 'From' : 'To'}=${day}`))
  }
  const titles = page.locator('.listing-results .card h3')
  await expect(titles).toHaveCount(free.length)
  expect((await titles.allInnerTexts()).sort()).toEqual(free.sort())

  await titles.first().getByRole('link').click()
  await page.waitForURL(/\/p\//)
  await expect(total(page)).toHaveText(/\d/)
  await expect(page.locator('.booking-card .price-lines, .booking-card .lines').first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('date')).toBe(known.from)
  expect(new URL(page.url()).searchParams.get('until')).toBe(until)
  await page.goBack()
  await expect(titles).toHaveCount(free.length)
  await expect(page.getByText(formatDate(known.from)).first()).toBeVisible()
})
