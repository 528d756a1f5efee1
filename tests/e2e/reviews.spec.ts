import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { findTour, openShop, wantedIn } from './journey'

test('a guest’s review stands on the page at once, without the mark of those who booked', async ({ page }) => {
  const wanted = wantedIn('orion', 'nl')
  const { t } = wanted
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  const reviews = page.locator('#reviews')
  const mark = t('catalogue.reviews.verified')
  const booked = await reviews.getByText(mark).count()
  expect(booked).toBeGreaterThan(0)

  await reviews.getByRole('button', { name: t('catalogue.reviews.write') }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: t('feedback.reviews.send') })
  await send.click()
  await expect(dialog.getByLabel(t('feedback.reviews.text'))).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('radio', { name: t('feedback.reviews.stars', { count: 4 }) }).check({ force: true })
  const words = `Heerlijke dag, ${Date.now()}.`
  await dialog.getByLabel(t('feedback.reviews.text')).fill(words)
  await dialog.getByLabel(t('feedback.reviews.author')).fill('Femke')
  await dialog.getByLabel(t('feedback.reviews.email')).fill(`femke.${Date.now()}@mail.example`)
  await send.click()
  await expect(dialog.getByText(t('feedback.reviews.thanks'))).toBeVisible()

  await page.reload()
  const own = reviews.getByRole('listitem').filter({ hasText: words })
  await expect(own).toHaveCount(1)
  await expect(own).not.toContainText(mark)
  await expect(reviews.getByText(mark)).toHaveCount(booked)
})

test('where guests may not write, the login is asked for first', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('lykia', 'en')
  const { t } = wanted
  const tour = await findTour(wanted)
  await openShop(page, wanted, `/p/${tour.slug}`)
  await page
    .locator('#reviews')
    .getByRole('button', { name: t('catalogue.reviews.write') })
    .click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: t('member.auth.tabs.login') })).toBeVisible()
})
