import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Image } from '@/domain/content/schema'
import { pickSplash } from '@/domain/settings/pick-splash'
import type { Settings } from '@/domain/settings/schema'
import { directionOf, type Locale, pickLocalized } from '@/domain/shared/locales'
import { getPage } from '@/lib/catalogue/content/queries'
import { resolvePlace } from '@/lib/catalogue/listing/resolve-listing'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { orderPictures } from '@/lib/catalogue/product-pictures'
import { getProduct } from '@/lib/catalogue/queries'
import { buildMoneyContext, showAmount } from '@/lib/currency/money-context'
import { buildPalette } from '@/lib/theme/build-palette'
import { getCover, pictureUrl } from '@/lib/uploads/pictures'
import type { ShareContent } from './draw-share-picture'
import type { ShareType } from './share-address'

/** The drawn content, with the address of its image instead of the image. */
type SharedPage = Omit<ShareContent, 'picture'> & { cover: string | null }

interface Subject {
  title: string
  place: string
  price: string
  cover: Image | null
}

async function readProduct(company: string, locale: Locale, slug: string, settings: Settings): Promise<Subject | null> {
  const [product, common] = await Promise.all([
    getProduct(company, locale, slug),
    getTranslations({ locale, namespace: 'common' }),
  ])
  if (!product) return null
  const { amount, currency } = product.price
  const place = pickLocalized(product.destination.content, locale, settings.language.default)
  return {
    title: product.text.title,
    place: place?.title ?? '',
    price:
      Number(amount) > 0
        ? `${common('price.from')} ${showAmount(amount, currency, buildMoneyContext(settings, locale))}`
        : '',
    cover: orderPictures(product.images, locale)[0] ?? null,
  }
}

async function readSubject(
  company: string,
  locale: Locale,
  { type, slug }: { type: ShareType; slug: string },
  settings: Settings,
): Promise<Subject | null> {
  if (type === 'p') return readProduct(company, locale, slug, settings)
  if (type === 'd') {
    const place = await resolvePlace(company, locale, settings.language.default, slug)
    const title =
      place?.page?.title ?? (place && pickLocalized(place.categoryOrDestination.content, locale, locale)?.title)
    return title ? { title, place: '', price: '', cover: place?.page ? getCover(place.page.images) : null } : null
  }
  const page =
    type === 'c'
      ? await getPage(company, locale, 'content', slug)
      : ((await getPage(company, locale, 'blog', slug)) ?? (await getPage(company, locale, 'blogCategory', slug)))
  return page ? { title: page.title, place: page.label ?? '', price: '', cover: getCover(page.images) } : null
}

/** The content of a share image, or null if its page does not exist. Throws `ApiFailure`. */
export async function readShareContent(
  company: string,
  locale: Locale,
  asked: { type: ShareType | null; slug: string },
  settings: Settings,
): Promise<SharedPage | null> {
  const { type, slug } = asked
  const shop: Subject = {
    title: pickLocalized(settings.seo, locale, settings.language.default)?.title ?? settings.company.companyName,
    place: '',
    price: '',
    cover: pickSplash(settings.home.hero, locale),
  }
  const subject = type === null ? shop : await readSubject(company, locale, { type, slug }, settings)
  if (!subject) return null
  const palette = buildPalette(settings.theme)
  return {
    shop: settings.company.companyName,
    title: toPlainText(subject.title),
    place: toPlainText(subject.place),
    price: subject.price,
    cover: subject.cover && pictureUrl(subject.cover.file, 960, 'webp'),
    focalPoint: subject.cover?.focalPoint,
    direction: directionOf(locale),
    colors: {
      brand: palette.brand,
      onBrand: palette['on-brand'],
      accent: palette.accent,
      onAccent: palette['on-accent'],
    },
  }
}
