import 'server-only'
import type { Product, ProductCard } from '@/domain/catalogue/shared/schema'
import { type Booking, buildBooking } from '@/lib/basket/booking'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getOtherSettings } from '@/lib/settings/queries'
import { getRightSlug } from '../find-category'
import { buildCrumbs, type Crumb } from '../listing/listing-crumbs'
import type { PageContext } from '../page-context'
import { toPlainText } from '../plain-text'
import { getProduct, listSimilar } from '../queries'

const SIMILAR = 4

export interface ProductPage {
  context: PageContext
  product: Product
  /** In the requested language or a fallback. */
  slug: string
  title: string
  /** The canonical path of the product, from the root. */
  href: string
  crumbs: Crumb[]
  booking: Booking
  similar: ProductCard[]
  /** Whether guests without an account may write a review (spec 6). */
  guestReviews: boolean
}

/** The page of a product by a slug of any language, or null. Throws `ApiFailure`. */
export async function readProductPage(context: PageContext, asked: string): Promise<ProductPage | null> {
  const { company, locale, fallback, settings, t } = context
  const product = await getProduct(company, locale, asked)
  if (!product) return null
  const slug = getRightSlug(product.slugs, locale, fallback) ?? asked
  const title = toPlainText(product.text.title)
  const [other, similar] = await Promise.all([
    getOtherSettings(company),
    listSimilar(company, locale, product.id, SIMILAR),
  ])
  return {
    context,
    product,
    slug,
    title,
    href: localePath(locale, paths.product(slug)),
    crumbs: buildCrumbs([product.category, product.destination], title, {
      locale,
      fallback,
      home: t('product.home'),
    }),
    booking: buildBooking(product, locale, settings, other),
    similar,
    guestReviews: other.guestReviews,
  }
}
