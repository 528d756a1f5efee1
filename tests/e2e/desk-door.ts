import { expect, type Page } from '@playwright/test'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import type { Locale } from '@/domain/shared/locales'

export const DESK_API = `http://localhost:${process.env.API_PORT ?? '4200'}`
export const DEMO_PASSWORD = process.env.DEMO_PASSWORD ?? 'kervan-demo'

/** To the overview of a tenant's desk, whose language is its person's. */
export async function signInAtDesk(
  page: Page,
  tenant: string,
  name: 'manager' | 'staff',
  locale: Locale,
): Promise<void> {
  const texts = DESK_TEXTS[locale]
  await page.goto(`${DESK_API}/desk/${tenant}`)
  await page.locator('input[name="email"]').fill(`${name}@${tenant}.example`)
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD)
  await page.locator('main button').click()
  await expect(page.getByRole('heading', { level: 1, name: texts.nav.overview })).toBeVisible()
}
