import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { expect, shopUrl, test } from './fixtures'

type Weight = Record<string, number>
type Budget = Record<string, { target: number; limit?: number; why?: string }>

const load = <T>(file: string): Promise<T> => import(pathToFileURL(resolve('scripts/bench', file)).href) as Promise<T>

/** The first of the listing: always the same, as their pictures and texts weigh differently. */
async function findProduct(): Promise<string> {
  const html = await (await fetch(shopUrl('lykia', 'en', '/d/tours').replace('lykia.', ''))).text()
  return /href="(\/p\/[^"?#]+)"/.exec(html)?.[1] ?? 'nowhere'
}

const PATHS: Record<string, () => Promise<string>> = {
  home: async () => '/',
  listing: async () => '/d/tours',
  product: findProduct,
  search: async () => '/search/boat',
}

/** Addresses of the pictures that a first visit on this screen loads. */
async function listPictures(browser: Browser, url: string, screen: object): Promise<string[]> {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture > img')].map((image) => image.currentSrc).filter(Boolean),
  )
  await context.close()
  return addresses
}

/** Until a variant exists the next larger file is sent in its place, which nobody may store. */
async function waitForVariants(addresses: string[]): Promise<void> {
  for (const address of new Set(addresses))
    await expect
      .poll(async () => (await fetch(address.replace('lykia.', ''))).headers.get('cache-control'), {
        message: address,
        timeout: 120_000,
      })
      .toContain('immutable')
}

for (const [name, find] of Object.entries(PATHS))
  test(`the ${name} weighs no more than its budget, as the bench weighs it`, { tag: '@desktop' }, async ({
    browser,
  }) => {
    // Variants are made by a process that gives way to all others, as to these tests.
    test.setTimeout(240_000)
    const { weighPage, SCREENS } = await load<{
      weighPage: (browser: Browser, url: string) => Promise<Weight>
      SCREENS: Record<string, object>
    }>('weight.mjs')
    const { WEIGHTS } = await load<{ WEIGHTS: Record<string, Budget> }>('budgets.mjs')
    const { checkBudgets } = await load<{
      checkBudgets: (name: string, weight: Weight, budget: Budget) => { failures: string[] }
    }>('check-budgets.mjs')
    const url = shopUrl('lykia', 'en', await find())
    for (const screen of Object.values(SCREENS)) await waitForVariants(await listPictures(browser, url, screen))
    // A busy machine loads a deferred part of a page sooner or later than a visitor's: it is weighed again.
    await expect(async () => {
      const weight = await weighPage(browser, url)
      expect(checkBudgets(name, weight, WEIGHTS[name] ?? {}).failures, JSON.stringify(weight)).toEqual([])
    }).toPass({ timeout: 90_000 })
  })
