import type { CategoryOrDestinationRef, Titled } from '@/domain/content/schema'
import { LOCALES, type Locale } from '@/domain/shared/locales'

export interface CategoryOrDestination {
  pageType: 'destination' | 'category'
  id: number
  content: Titled
  count: number
  kind: string | null
  parentId: number | null
}

interface FilterData {
  destinations: (CategoryOrDestinationRef & { count: number })[]
  categories: (CategoryOrDestinationRef & { count: number; kind: string | null; parentId: number | null })[]
}

function hasSlug(categoryOrDestination: CategoryOrDestinationRef, slug: string): boolean {
  return LOCALES.some((locale) => categoryOrDestination.content[locale]?.slug === slug)
}

/** Finds a destination or category by its slug in any language; the destination if both have it, as in the API. */
export function findCategoryOrDestination(
  { destinations, categories }: FilterData,
  slug: string,
): CategoryOrDestination | null {
  const destination = destinations.find((categoryOrDestination) => hasSlug(categoryOrDestination, slug))
  if (destination) return { ...destination, pageType: 'destination', kind: null, parentId: null }
  const category = categories.find((categoryOrDestination) => hasSlug(categoryOrDestination, slug))
  return category ? { ...category, pageType: 'category' } : null
}

/** The canonical slug for the language: its own, else the default language's, else any; null if there is none. */
export function getRightSlug(slugs: Partial<Record<Locale, string>>, locale: Locale, fallback: Locale): string | null {
  return slugs[locale] ?? slugs[fallback] ?? LOCALES.map((code) => slugs[code]).find(Boolean) ?? null
}

export function toSlugs(content: Titled): Partial<Record<Locale, string>> {
  return Object.fromEntries(Object.entries(content).map(([locale, words]) => [locale, words.slug]))
}

/** The main category of a kind: a top-level one if there is any; of several the one with the most products. */
export function findKindCategory({ categories }: FilterData, kind: string): FilterData['categories'][number] | null {
  const own = categories.filter((category) => category.kind === kind && category.count > 0)
  const upper = own.filter(({ parentId }) => parentId === null)
  return [...(upper.length > 0 ? upper : own)].sort((left, right) => right.count - left.count)[0] ?? null
}
