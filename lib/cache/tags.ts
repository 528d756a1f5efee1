/**
 * The cache manifest: cached data, its tags and lifetimes, and the changes that invalidate it. Tags contain the tenant
 * and no language, so one change invalidates all languages. The operator API records the tags of every committed
 * change, and storefronts poll them (`poll-invalidations.ts`; migrations 0010, 0034 and 0069 map tables to tags).
 */
export const CACHE_MANIFEST = {
  /** Menus, themes, rates, company data, feature switches: used on every page. */
  settings: { lifetimeSeconds: 3600, invalidatedBy: 'a change of settings, menus or exchange rates' },
  /** Lists, cards, categories, destinations, tariffs. */
  catalogue: { lifetimeSeconds: 3600, invalidatedBy: 'a change of any product, category, tariff, setting or rate' },
  /** Content pages, articles and the texts of destinations. */
  pages: { lifetimeSeconds: 3600, invalidatedBy: 'a change of a page, an agency or a setting' },
  /** The page of one product. */
  product: { lifetimeSeconds: 3600, invalidatedBy: 'a change of that product, its prices or reviews' },
} as const

/** Short names that the operator API sends: 'settings', 'catalogue', 'pages', 'product:12'. */
const SHORT_NAME = /^(settings|catalogue|pages|product:[1-9]\d{0,9})$/

const toTag = (company: string, name: string): string => `${company}:${name}`

export const tags = {
  settings: (company: string): string => toTag(company, 'settings'),
  catalogue: (company: string): string => toTag(company, 'catalogue'),
  pages: (company: string): string => toTag(company, 'pages'),
  product: (company: string, id: number): string => toTag(company, `product:${id}`),
}

/** The tags of short names, or null if one of them is unknown. */
export function getTags(company: string, names: readonly string[]): string[] | null {
  return names.every((name) => SHORT_NAME.test(name)) ? names.map((name) => toTag(company, name)) : null
}
