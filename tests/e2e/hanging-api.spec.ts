import { localePath } from '@/lib/i18n/locale-path'
import { expect, test, translatorOf } from './fixtures'
import { findTour } from './journey'
import { type SecondStorefront, startSecondStorefront } from './second-storefront'

const t = translatorOf('tr')
/** All reads of a page have 5 seconds together; then the fallback page is made. */
const LIMIT_MS = 7_500

let shop: SecondStorefront
test.beforeAll(async () => {
  shop = await startSecondStorefront({ name: 'hanging-storefront' })
})
test.afterAll(() => shop?.stop())

async function fetchPage(path: string) {
  const began = performance.now()
  const answer = await fetch(`http://localhost:${shop.port}${localePath('tr', path)}`)
  const html = await answer.text()
  return { status: answer.status, html, ms: performance.now() - began }
}

test('an operator API that takes requests and never answers is given up after five seconds', {
  tag: '@desktop',
}, async () => {
  const tour = await findTour({ tenant: 'lykia', locale: 'tr', t })
  expect((await fetchPage('/contact')).status).toBe(200)
  await shop.hangApi()
  for (const path of [`/p/${tour.slug}`, '/search/tekne', '/d/tours?adults=2']) {
    const { status, html, ms } = await fetchPage(path)
    expect([status, html.includes(t('errors.noTenants.title'))], path).toEqual([503, true])
    expect(ms, path).toBeLessThan(LIMIT_MS)
  }
  await shop.returnApi()
  await expect.poll(async () => (await fetchPage(`/p/${tour.slug}`)).status, { timeout: 20_000 }).toBe(200)
})
