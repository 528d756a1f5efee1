import type { SeedPage, SeedProduct } from '@/backend/db/seed/types'
import type { Locale } from '@/domain/shared/locales'
import { mapTexts, slugOf } from './menu-entries'

type RouteWords = Omit<SeedPage<Locale>['text'][Locale], 'slug' | 'label'>

/** The operator's own page of a route, at the addresses of its transfer. */
export function buildRoutePage<L extends Locale>(
  key: string,
  products: readonly Pick<SeedProduct<L>, 'code' | 'text'>[],
  code: string,
  text: Record<L, RouteWords>,
): SeedPage<L> {
  const product = products.find((candidate) => candidate.code === code)
  if (!product) throw new Error(`no transfer '${code}'`)
  return {
    key,
    pageType: 'transferRoute',
    text: mapTexts(text, (words, locale) => ({ ...words, slug: slugOf(product.text[locale]) })),
  }
}
