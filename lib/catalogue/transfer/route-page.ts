import 'server-only'
import { getTranslations } from 'next-intl/server'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { isRide } from '@/domain/catalogue/kinds/traits'
import type { TransferDetails } from '@/domain/catalogue/kinds/transfer/details'
import { routeOf } from '@/domain/catalogue/kinds/transfer/route'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import type { Page } from '@/domain/content/schema'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getPage } from '../content/queries'
import { findCategoryOrDestination, getRightSlug } from '../find-category'
import type { Crumb } from '../listing/listing-crumbs'
import type { PageContext } from '../page-context'
import { type ProductPage, readProductPage } from '../product/product-page'
import { getFilterData } from '../queries'
import { getTariffs } from './queries'
import { findRelated, type RouteLink } from './tariff-groups'

const RELATED = 8

export interface RoutePage {
  product: ProductPage
  details: TransferDetails
  /** The operator's own text for the route, if any: a page of type `transferRoute` with the same slug. */
  text: Page | null
  /** '{from} to {to}' in the language of the page. */
  way: string
  /** In the requested language or a fallback. */
  slug: string
  href: string
  crumbs: Crumb[]
  related: RouteLink[]
}

/** The first transfer found by these slugs: the operator's text may share its slug in one language only. */
async function findTransfer(context: PageContext, slugs: readonly string[]): Promise<ProductPage | null> {
  for (const slug of new Set(slugs)) {
    const page = await readProductPage(context, slug)
    if (page && isRide(page.product.kind)) return page
  }
  return null
}

/** The page of a route by the slug of its transfer in any language, or null. Throws `ApiFailure`. */
export async function readRoutePage(context: PageContext, slug: string): Promise<RoutePage | null> {
  const { company, locale, fallback, t } = context
  const text = await getPage(company, locale, 'transferRoute', slug)
  const product = await findTransfer(context, [slug, ...Object.values(text?.slugs ?? {})])
  const details = product && routeOf(product.product.details)
  if (!product || !details) return null
  const { places, id } = product.product
  const [tariffs, words] = await Promise.all([
    getTariffs(company, locale),
    getTranslations({ locale, namespace: 'transfers' }),
  ])
  const titleOf = (key: string) => namePlace(places, key, locale, fallback).title
  const way = t('route.way', { from: titleOf(details.fromPlace), to: titleOf(details.toPlace) })
  const right = (text && getRightSlug(text.slugs, locale, fallback)) ?? product.slug
  const tariff = tariffs.tariffs.find((each) => each.id === id)
  return {
    product,
    details,
    text,
    way,
    slug: right,
    href: localePath(locale, paths.transfer(right)),
    crumbs: [
      { label: t('product.home'), href: localePath(locale, paths.home) },
      { label: words('title'), href: localePath(locale, paths.transfer()) },
      { label: way },
    ],
    related: tariff ? findRelated(tariff, tariffs, context, RELATED) : [],
  }
}

/** Whether the slug belongs to a category of transfers; a menu link of type t to it opens the search. */
export async function isTransferCategory({ company }: PageContext, slug: string): Promise<boolean> {
  const categoryOrDestination = findCategoryOrDestination(await getFilterData(company), slug)
  return (
    categoryOrDestination?.pageType === 'category' &&
    KINDS.some((kind) => kind === categoryOrDestination.kind && isRide(kind))
  )
}
