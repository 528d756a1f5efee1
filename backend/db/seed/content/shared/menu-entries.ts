import type { SeedMenu, SeedPage, SeedProduct } from '@/backend/db/seed/types'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Locale } from '@/domain/shared/locales'
import { toSlug } from '@/domain/shared/slug'

interface Titled {
  title: string
  slug?: string
}

/** Pictures of a menu entry differ from those of the product or category that it leads to. */
const OTHER_PICTURE = 3000
const PLACES = 4

/** The address that the loader gives a text: the written one, else made from the title. */
export const slugOf = ({ title, slug }: Titled): string => slug ?? toSlug(title)

/** A value per language, made from the texts of another. */
export function mapTexts<L extends Locale, From, To>(
  texts: Record<L, From>,
  map: (text: From, locale: L) => To,
): Record<L, To> {
  const entries = Object.entries(texts) as [L, From][]
  return Object.fromEntries(entries.map(([locale, text]) => [locale, map(text, locale)])) as Record<L, To>
}

/** Throws when there is no page of that key, so that a menu cannot point at nothing. */
export function requirePage<L extends Locale>(pages: readonly SeedPage<L>[], key: string): SeedPage<L> {
  const page = pages.find((candidate) => candidate.key === key)
  if (!page) throw new Error(`no page '${key}'`)
  return page
}

/** Addresses of a destination's or category's listing, without the language in front. */
export function listingUrls<L extends Locale>(page: SeedPage<L>, query = ''): Record<L, string> {
  return mapTexts(page.text, (text) => `/d/${slugOf(text)}${query}`)
}

/** A category's places: its listing, narrowed to each destination that it has products in. */
function buildPlaces<L extends Locale>(
  category: SeedPage<L>,
  destinations: readonly SeedPage<L>[],
  products: readonly SeedProduct<L>[],
): SeedMenu<L>[] {
  const keys = new Set(products.filter((product) => product.category === category.key).map((each) => each.destination))
  return destinations
    .filter((destination) => keys.has(destination.key))
    .slice(0, PLACES)
    .map((destination) => ({
      position: 'category',
      text: mapTexts(destination.text, (text, locale) => ({
        title: text.title,
        url: `/d/${slugOf(category.text[locale])}?destinations=${slugOf(text)}`,
      })),
    }))
}

/** The best of a kind that has no categories below it. */
function buildProducts<L extends Locale>(products: readonly SeedProduct<L>[], kind: Kind): SeedMenu<L>[] {
  return products
    .filter((product) => product.kind === kind)
    .sort((left, right) => left.rank - right.rank)
    .slice(0, PLACES)
    .map((product) => ({
      position: 'category',
      scene: product.scene,
      pictureSeed: product.pictureSeed + OTHER_PICTURE,
      text: mapTexts(product.text, (text) => ({ title: text.title, url: `/p/${slugOf(text)}` })),
    }))
}

/** The mega-menu: kinds, below them their categories with a picture and places, or else their products. */
export function buildCategoryMenu<L extends Locale>(content: {
  categories: readonly SeedPage<L>[]
  destinations: readonly SeedPage<L>[]
  products: readonly SeedProduct<L>[]
  icons: Readonly<Record<string, string>>
}): SeedMenu<L>[] {
  const { categories, destinations, products, icons } = content
  return Object.entries(icons).map(([key, icon]) => {
    const groups = categories.filter((category) => category.parent === key)
    const { kind } = requirePage(categories, key)
    return {
      position: 'category',
      target: 'd',
      page: `category/${key}`,
      icon,
      children:
        groups.length > 0
          ? groups.map((group) => ({
              position: 'category',
              target: 'd',
              page: `category/${group.key}`,
              ...(group.scene ? { scene: group.scene } : {}),
              pictureSeed: (group.pictureSeed ?? 0) + OTHER_PICTURE,
              children: buildPlaces(group, destinations, products),
            }))
          : kind
            ? buildProducts(products, kind)
            : [],
    }
  })
}

/** A column of the footer: a heading that leads nowhere, and its links. */
export function buildColumn<L extends Locale>(titles: Record<L, string>, children: SeedMenu<L>[]): SeedMenu<L> {
  return { position: 'bottom', text: mapTexts(titles, (title) => ({ title })), children }
}

const TARGETS: Readonly<Record<string, SeedMenu<Locale>['target']>> = { content: 'c', transferRoute: 't' }

/** A footer link to a content page, a transfer's route, or to a place or category under other words. */
export function buildLink<L extends Locale>(page: string, titles?: Record<L, string>): SeedMenu<L> {
  return {
    position: 'bottom',
    target: TARGETS[page.split('/')[0] ?? ''] ?? 'd',
    page,
    ...(titles ? { text: mapTexts(titles, (title) => ({ title })) } : {}),
  }
}

/** An entry with the same address in every language. */
export function buildCustom<L extends Locale>(
  position: SeedMenu<L>['position'],
  url: string,
  titles: Record<L, string>,
): SeedMenu<L> {
  return { position, text: mapTexts(titles, (title) => ({ title, url })) }
}
