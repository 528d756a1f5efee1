import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import { fromWire } from '@/domain/wire/translate'
import type { FilterData } from '@/lib/catalogue/queries'
import { expect, expectAccessible, test } from './fixtures'
import { openShop, type Wanted, wantedIn } from './journey'

const API = `http://127.0.0.1:${process.env.API_PORT ?? '4200'}`
const SORTS = ['destination', 'product', 'article'] as const

interface Findable {
  term: string
  /** The first of each sort, with the address of its page without the language. */
  first: Record<(typeof SORTS)[number], { title: string; path: string }>
}

const FOLDERS = { destination: 'd', product: 'p', article: 'b' } as const

async function ask<T>({ tenant }: Wanted, path: string): Promise<T> {
  const answer = await fetch(`${API}${path}`, { headers: { company: tenant, accept: 'application/json' } })
  return fromWire(((await answer.json()) as { data: never }).data) as T
}

/** The name of a place by which places, trips and articles are found. */
async function findTerm(wanted: Wanted): Promise<Findable> {
  const { destinations } = await ask<FilterData>(wanted, '/filter-data-get')
  for (const { content } of destinations) {
    const term = content[wanted.locale]?.title ?? ''
    const query = new URLSearchParams({ lang: wanted.locale, kelime: term, oneri: 'true' })
    const { hits } = await ask<{ hits: SearchHit[] }>(wanted, `/category-urun-arama?${query}`)
    const found = SORTS.flatMap((sort) => {
      const hit = hits.slice(0, 8).find(({ hitType }) => hitType === sort)
      return hit ? [[sort, { title: hit.title, path: `/${FOLDERS[sort]}/${hit.slug}` }] as const] : []
    })
    if (found.length === SORTS.length) return { term, first: Object.fromEntries(found) as Findable['first'] }
  }
  throw new Error(`no name of a place finds all sorts at ${wanted.tenant}`)
}

test('search as you type, by keyboard, in German', { tag: '@desktop' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'de')
  const { t, locale } = wanted
  const { term, first } = await findTerm(wanted)
  await openShop(page, wanted)
  const field = page.getByRole('combobox', { name: t('layout.search.label') })
  await field.focus()
  await field.pressSequentially(term, { delay: 40 })
  const options = page.getByRole('listbox', { name: t('layout.search.found') }).getByRole('option')
  for (const sort of SORTS) {
    const group = page.getByRole('group', { name: t(`layout.search.${sort}`) })
    await expect(group.getByRole('option').first()).toContainText(first[sort].title)
  }
  await expect(page.getByRole('option', { name: first.product.title })).toContainText(/\d,\d\d\s€/)
  await expectAccessible(page)

  // The keys bring into view what they come to: upwards first the last.
  await expect(options.last()).not.toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toBeInViewport({ ratio: 1 })

  const steps = await options.evaluateAll(
    (all, title) => all.findIndex(({ textContent }) => textContent?.includes(title)) + 1,
    first.article.title,
  )
  for (let step = 1; step < steps; step += 1) await page.keyboard.press('ArrowDown')
  const active = options.nth(steps - 1)
  await expect(active).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => decodeURI(url.pathname).startsWith(`/${locale}${first.article.path}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.article.title)

  // With nothing picked Enter searches everything; Escape only closes.
  await field.fill('')
  await field.fill(term)
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(page).toHaveURL((url) => decodeURI(url.pathname).startsWith(`/${locale}${first.article.path}`))
  await field.fill(term)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === `/${locale}/search/${term}`)
  await expect(page.locator('.listing-results .card').first()).toBeVisible()
})

test('search as you type, by finger, in Arabic', { tag: '@phone' }, async ({ page }) => {
  const wanted = wantedIn('orion', 'ar')
  const { t, locale } = wanted
  const { term, first } = await findTerm(wanted)
  for (const sort of ['destination', 'product'] as const) {
    await openShop(page, wanted)
    await page.locator('.bottom-bar [data-find]').tap()
    const field = page.getByRole('combobox', { name: t('layout.search.label') })
    await expect(field).toBeFocused()
    await field.pressSequentially(term, { delay: 40 })
    const row = page
      .getByRole('group', { name: t(`layout.search.${sort}`) })
      .getByRole('option')
      .first()
    await expect(row).toContainText(first[sort].title)
    if (sort === 'product') await expectAccessible(page)
    await row.tap()
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === `/${locale}${first[sort].path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The sheet has made room for the page.
    await expect(field).toBeHidden()
  }
  await openShop(page, wanted)
  await page.locator('.bottom-bar [data-find]').tap()
  const field = page.getByRole('combobox', { name: t('layout.search.label') })
  await field.fill('qqxzqqxz')
  await expect(page.getByText(t('layout.search.none'))).toBeVisible()
  await field.fill(term)
  await page.getByRole('option', { name: t('layout.search.all', { term }) }).tap()
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === `/${locale}/search/${term}`)
})
