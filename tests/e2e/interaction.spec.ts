import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures'
import { findTour, wantedIn } from './journey'

/**
 * The bench holds 100 ms where nothing else runs. Here other tests share the machine, so that only what blocks the page is caught: work of
 * some hundred milliseconds at each touch.
 */
const LIMIT_MS = 300

interface Measured {
  rows: { name: string; times: number[]; p95: number }[]
  p95: number
}

test('a touch is answered at once on a slow phone', { tag: '@phone' }, async ({ browser }) => {
  test.setTimeout(180_000)
  const { href } = pathToFileURL(resolve('scripts/bench/interactions.mjs'))
  const { measureInteractions } = (await import(href)) as {
    measureInteractions: (browser: Browser, origin: string, pages: Record<string, string>) => Promise<Measured>
  }
  const { slug } = await findTour(wantedIn('lykia', 'en'))
  const origin = new URL(shopUrl('lykia', 'en')).origin
  const { rows, p95 } = await measureInteractions(browser, origin, {
    home: '/',
    listing: '/d/tours',
    product: `/p/${slug}`,
  })
  expect(p95, rows.map(({ name, times }) => `${name} ${times.join(', ')}`).join('; ')).toBeLessThan(LIMIT_MS)
})
