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

for (const [name, find] of Object.entries(PATHS))
  test(`the ${name} weighs no more than its budget, as the bench weighs it`, { tag: '@desktop' }, async ({
    browser,
  }) => {
    const { weighPage } = await load<{ weighPage: (browser: Browser, url: string) => Promise<Weight> }>('weight.mjs')
    const { WEIGHTS } = await load<{ WEIGHTS: Record<string, Budget> }>('budgets.mjs')
    const { judge } = await load<{ judge: (name: string, weight: Weight, budget: Budget) => { failures: string[] } }>(
      'judge.mjs',
    )
    const url = shopUrl('lykia', 'en', await find())
    // The first visit has larger files of the variants that are then made.
    await expect(async () => {
      const weight = await weighPage(browser, url)
      expect(judge(name, weight, WEIGHTS[name] ?? {}).failures, JSON.stringify(weight)).toEqual([])
    }).toPass({ timeout: 45_000 })
  })
