import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getPageContext } from '@/lib/catalogue/page-context'
import { type ProductPage, readProductPage } from '@/lib/catalogue/product/product-page'
import { altOf, orderPictures } from '@/lib/catalogue/product-pictures'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { toPaths } from '@/lib/seo/alternates'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { decodeSegment, type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

export type ProductParams = PageParams<{ slug: string }>

/**
 * Returns the product of the slug, or null. Redirects a slug of another language permanently to the correct one;
 * `build` makes the path from the slug.
 */
export async function readProduct(
  params: ProductParams,
  build: (slug: string) => string = paths.product,
): Promise<ProductPage | null> {
  const { locale, company } = await requirePageParams(params)
  const slug = decodeSegment((await params).slug)
  if (slug === null) return null
  const page = await readProductPage(await getPageContext(company, locale), slug)
  if (page && page.slug !== slug) permanentRedirect(localePath(locale, build(page.slug)))
  return page
}

/** The canonical address is always `/p/{slug}`, whichever route the product was opened through. */
export function buildProductMetadata({ context, product, title, slug }: ProductPage, isHidden = false): Metadata {
  const { seo, summary, description } = product.text
  const [cover] = orderPictures(product.images, context.locale)
  return buildPageMetadata({
    context,
    title: seo?.title || title,
    description: seo?.description || summary || description,
    paths: toPaths(product.slugs, paths.product),
    share: {
      type: 'p',
      slug,
      shows: [title, product.price.amount, cover?.file].join(' '),
      alt: cover && altOf(cover, context.locale),
    },
    isHidden,
  })
}
