import type { BasketItem } from '@/domain/basket/schema'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

type Words = Pick<BasketItem, 'content'>

/** The item's texts in the language, else in any available one. */
function getContent({ content }: Words, locale: Locale) {
  return content[locale] ?? LOCALES.map((code) => content[code]).find((words) => words !== undefined)
}

export function getItemTitle(item: Words, locale: Locale): string {
  return getContent(item, locale)?.title ?? ''
}

export function getItemSlug(item: Words, locale: Locale): string {
  return getContent(item, locale)?.slug ?? ''
}

/** Path of the product's page in the language. A slug of another language is redirected there. */
export function getItemPath(item: Words, locale: Locale): string {
  return localePath(locale, paths.product(getItemSlug(item, locale)))
}

/**
 * The link to a product in the basket (spec 2): below its category if the current page is home or the root of a
 * language, else its canonical path.
 */
export function getBasketItemPath(item: Words & Pick<BasketItem, 'category'>, locale: Locale, current: string): string {
  const category = getItemSlug(item.category, locale)
  const isHome = splitLocalePath(current).path === '/'
  if (!isHome || category === '') return getItemPath(item, locale)
  return localePath(locale, paths.categoryProduct(category, getItemSlug(item, locale)))
}

/** Title of an extra that the item offers; its ID if it no longer does. */
export function getExtraTitle(
  { offeredExtras }: Pick<BasketItem, 'offeredExtras'>,
  id: string,
  locale: Locale,
): string {
  const content = offeredExtras.find((extra) => extra.id === id)?.content ?? {}
  return content[locale]?.title ?? LOCALES.map((code) => content[code]?.title).find(Boolean) ?? id
}
