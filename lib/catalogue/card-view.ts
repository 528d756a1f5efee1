import { hasDepartures, isLet } from '@/domain/catalogue/kinds/traits'
import type { FromPrice, ProductCard } from '@/domain/catalogue/shared/schema'
import { formatDayMonth } from '@/domain/dates/day-words'
import { isPlainDate } from '@/domain/dates/plain-date'
import { formatPercent } from '@/domain/money/format'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { type CroppedFile, toCroppedFile } from '@/lib/uploads/pictures'
import type { Words } from './catalogue-words'
import type { CardFact } from './fact'
import { buildCardFacts } from './kinds/registry'
import { toPlainText } from './plain-text'
import { orderPictures } from './product-pictures'

const FACTS = 2
const PICTURES = 4

export interface CardView {
  id: number
  href: string
  title: string
  place: string
  /** The cover first, at most four; empty if the product has no picture. */
  pictures: CroppedFile[]
  /** Placeholder behind the cover while it loads. */
  ground: string | undefined
  /** Short text of the campaign. */
  badge: string | null
  rating: { figure: string; count: string; label: string } | null
  facts: CardFact[]
  /** Null if the price is zero, that is on request only. */
  price: FromPrice | null
}

export interface CardContext extends Words {
  locale: Locale
  /** The tenant's default language, used for missing translations. */
  fallback: Locale
  /** Query of the search, passed on to the product: date and party. */
  query?: string | undefined
}

/** Formats with one decimal in the language: '4.9', '4,9'. */
export function formatRating(average: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average)
}

function buildBadge({ campaign }: ProductCard, { t, locale, fallback }: CardContext): string | null {
  if (!campaign) return null
  const label = pickLocalized(campaign.label, locale, fallback)
  const isPercent = campaign.discountType === 'percent'
  const discount = isPercent ? formatPercent(campaign.discountValue, locale) : label
  if (!campaign.endsOn) return discount
  // Cards omit the year.
  const date = isPlainDate(campaign.endsOn) ? formatDayMonth(campaign.endsOn, locale) : campaign.endsOn
  if (isPercent && discount) return t('card.sale', { discount, date })
  return label ? t('card.offer', { label, date }) : null
}

function buildFacts(card: ProductCard, context: CardContext): CardFact[] {
  const [first, ...rest] = buildCardFacts(card.details, context)
  const promise: CardFact[] =
    card.freeCancellationHours !== null
      ? [{ icon: 'circle-check', text: context.t('card.freeCancellation') }]
      : card.instantConfirmation
        ? [{ icon: 'zap', text: context.t('card.instant') }]
        : []
  // For a villa or a car the size matters more, for a tour the booking conditions.
  const inOrder = hasDepartures(card.kind) ? [...promise, ...rest] : [...rest, ...promise]
  return [...(first ? [first] : []), ...inOrder].slice(0, FACTS)
}

function buildRating({ rating }: ProductCard, { t, common, locale }: CardContext): CardView['rating'] {
  if (rating.count === 0) return null
  const figure = formatRating(rating.average, locale)
  const reviews = common('counts.reviews', { count: rating.count })
  const count = new Intl.NumberFormat(locale).format(rating.count)
  return { figure, count: `(${count})`, label: t('card.rating', { figure, reviews }) }
}

/** Keeps the end date of a search for kinds that are let over several days; drops it for day charters and tours. */
function buildQuery({ details }: ProductCard, query = ''): string {
  const isDayOut = 'charter' in details && details.charter === 'day'
  const lasts = isLet(details.kind) && !isDayOut
  return lasts ? query : query.replace(/&until=[\d-]+/, '')
}

/** Builds the view of a product's card. Texts fall back to the tenant's default language, then to any. */
export function toCardView(card: ProductCard, context: CardContext): CardView {
  const { locale, fallback, query } = context
  const words = pickLocalized(card.content, locale, fallback)
  const place = pickLocalized(card.destination.content, locale, fallback)
  const pictures = orderPictures(card.images, locale).slice(0, PICTURES)
  return {
    id: card.id,
    href: `${localePath(locale, words ? paths.product(words.slug) : paths.listing())}${buildQuery(card, query)}`,
    title: toPlainText(words?.title ?? card.code),
    place: toPlainText(place?.title ?? ''),
    pictures: pictures.map(toCroppedFile),
    ground: pictures[0]?.placeholder,
    badge: buildBadge(card, context),
    rating: buildRating(card, context),
    facts: buildFacts(card, context),
    price: Number(card.price.amount) > 0 ? card.price : null,
  }
}
