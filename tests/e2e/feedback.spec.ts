import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForMail } from './fixtures'
import { findTour, openShop, type Wanted, wantedIn } from './journey'
import { openKindCard, showDay } from './kind-journey'
import { inDatabase, takeAllSeats, tenantDatabase } from './tenant-database'

const newEmail = () => `wait.${Date.now()}.${Math.floor(Math.random() * 1e6)}@mail.example`

test('who waits for a full day is told by mail when there is room', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'de')
  const { t, tenant } = wanted
  const tour = await findTour(wanted, 'quiet')
  const database = tenantDatabase(tenant)
  await inDatabase(database, (ask) => takeAllSeats(ask, tour.id, tour.date))
  await openShop(page, wanted, `/p/${tour.slug}`)
  const card = await openKindCard(page)
  const day = await showDay(page, card, card.getByLabel(t('basket.card.date'), { exact: true }), wanted, tour.date)
  // A day that cannot be had can be asked all the same.
  await day.click({ force: true })
  await page
    .locator(`.cal-why[data-why="${tour.date}"]`)
    .getByRole('button', { name: t('basket.calendar.notify') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('feedback.notice.title') })
  const email = newEmail()
  await dialog.getByRole('button', { name: t('feedback.notice.send') }).click()
  const address = dialog.getByLabel(t('feedback.notice.email'))
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill(email)
  await dialog.getByRole('button', { name: t('feedback.notice.send') }).click()
  await expect(dialog.getByText(t('feedback.notice.done'))).toBeVisible()

  await inDatabase(database, async (ask) => {
    await ask('update seat_counters set taken = 0 where product_id = $1 and day = $2', [tour.id, tour.date])
    // Its turn comes every few minutes.
    await ask(`update recurring_jobs set next_run_at = now() - interval '1 second' where kind = 'tellWatchers'`)
  })
  const mail = await waitForMail(email, tour.title)
  expect(mail.locale).toBe('de')
  expect(mail.text).toContain(`/de/p/${tour.slug}`)
})

/** What was looked at before, as home shows it. */
const recentOn = (page: Page, { t }: Wanted) => page.getByRole('list', { name: t('feedback.recent.title') })

test('a guest’s review stands on the page unverified, and home remembers what was looked at', {
  tag: '@desktop',
}, async ({ page }) => {
  const wanted = wantedIn('orion', 'en')
  const { t } = wanted
  const tour = await findTour(wanted, 'quiet')
  await openShop(page, wanted, `/p/${tour.slug}`)
  const reviews = page.locator('#reviews')
  await reviews.getByRole('button', { name: t('feedback.reviews.write') }).click()
  const dialog = page.getByRole('dialog', { name: t('feedback.reviews.title') })
  const send = dialog.getByRole('button', { name: t('feedback.reviews.send') })
  await send.click()
  await expect(dialog.getByLabel(t('feedback.reviews.text'))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  // A word as long as a sentence makes the page no wider.
  const words = `We came back salty and content, ${Date.now()}. S${'o'.repeat(300)}!`
  await dialog.getByRole('radio').nth(3).check({ force: true })
  await dialog.getByLabel(t('feedback.reviews.text')).fill(words)
  await dialog.getByLabel(t('feedback.reviews.author')).fill('Grace')
  await dialog.getByLabel(t('feedback.reviews.email')).fill(newEmail())
  const day = dialog.getByRole('button', { name: t('feedback.reviews.travelledOn') })
  await day.click()
  const days = page.getByRole('dialog', { name: t('feedback.reviews.travelledOn') })
  await expect(days.getByRole('button', { name: t('basket.calendar.next') })).toBeDisabled()
  await days.getByRole('button', { name: t('basket.calendar.previous') }).click()
  await days.locator('.cal-day').first().click()
  await expect(day).not.toContainText(t('catalogue.day.choose'))
  await send.click()
  await expect(dialog.getByText(t('feedback.reviews.thanks'))).toBeVisible()

  await expect(async () => {
    await page.reload()
    await expect(reviews).toContainText(words, { timeout: 1_000 })
  }).toPass()
  const own = reviews.locator('.voices > li').filter({ hasText: words })
  await expect(own).toContainText('Grace')
  await expectNoSidewaysScroll(page)
  await expect(own).not.toContainText(t('catalogue.reviews.verified'))
  await expect(reviews.getByText(t('catalogue.reviews.verified')).first()).toBeAttached()

  await openShop(page, wanted)
  await expect(recentOn(page, wanted).getByRole('link', { name: tour.title })).toBeVisible()
  // Who finds nothing is shown what the operator puts in front.
  await openShop(page, wanted, '/search/xqzvwk')
  await expect(page.getByRole('list', { name: t('catalogue.listing.instead') }).locator('.card')).toHaveCount(3)
  await openShop(page, wanted)
  await page.getByRole('button', { name: t('feedback.recent.clear') }).click()
  await expect(recentOn(page, wanted)).toHaveCount(0)
})
