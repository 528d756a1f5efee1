import type { ProductText, ReviewSummary } from '@/domain/catalogue/shared/schema'
import { isLocale, LOCALES, type Locale, type Localized } from '@/domain/shared/locales'
import { batchQueriesOf } from '../platform/database/batch-queries'
import { poolOf, type TenantDatabase } from '../platform/database/client'

const SHOWN_REVIEWS = 12
const STARS = [5, 4, 3, 2, 1]

interface Row {
  /** Position of the lookup in the batch, from 1. */
  position: number
  id: number
  title: string
  slug: string
  text: ProductText
  meeting_point: { title: string; text: string } | null
  slugs: { locale: string; slug: string }[]
  total: number
  stars: { stars: number; amount: number }[] | null
  reviews: ReviewSummary['reviews'] | null
}

/** A product's texts in the best available language, its slugs in all languages, and its reviews. */
export interface ProductTexts {
  id: number
  title: string
  slug: string
  text: ProductText
  meetingPoint: Row['meeting_point']
  slugs: Localized<string>
  /** Number of all reviews. Average and distribution include verified reviews only. */
  total: number
  distribution: number[]
  reviews: ReviewSummary['reviews']
}

/**
 * Loads everything for several products in one query. $1 contains slugs of any language; a match in the requested
 * language ($2) wins. Texts are in that language, else in the tenant's default ($3), else in the first available of $4.
 * Verified reviews come first, then those in the reader's language, then the latest.
 */
const QUERY = {
  name: 'product_words',
  text: `
    select asked.position::int, found.id, words.title, words.slug, words.text, words.meeting_point,
      (select json_agg(json_build_object('locale', t.locale, 'slug', t.slug)) from product_texts t
        where t.product_id = found.id) as slugs,
      (select json_agg(s) from (select round(score)::int as stars, count(*)::int as amount from reviews
        where product_id = found.id and verified group by 1) s) as stars,
      (select count(*)::int from reviews where product_id = found.id) as total,
      (select json_agg(r) from (select id, score, author, author_place as "authorPlace", text, locale,
          travelled_on as "travelledOn", verified from reviews where product_id = found.id
        order by verified desc, case when locale = asked.locale then 0 else 1 end, travelled_on desc, reviews.id desc
        limit ${SHOWN_REVIEWS}) r) as reviews
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality asked (slug, locale, fallback, position)
    cross join lateral (select product_id as id from product_texts t where t.locale = any($4) and t.slug = asked.slug
      order by t.locale = asked.locale desc limit 1) found
    cross join lateral (select * from product_texts t where t.product_id = found.id
      order by t.locale = asked.locale desc, t.locale = asked.fallback desc, array_position($4::text[], t.locale) limit 1) words`,
}

interface Wanted {
  slug: string
  locale: Locale
  fallback: Locale
}

const createLoad = (db: TenantDatabase) => async (wanted: readonly Wanted[]) => {
  const slugs = wanted.map(({ slug }) => slug)
  const locales = wanted.map(({ locale }) => locale)
  const fallbacks = wanted.map(({ fallback }) => fallback)
  const { rows } = await poolOf(db).query<Row>(QUERY, [slugs, locales, fallbacks, LOCALES])
  const found = new Map(rows.map((row) => [row.position, row]))
  return wanted.map((_, index) => found.get(index + 1) ?? null)
}

const loadRow = batchQueriesOf<Wanted, Row | null>(createLoad)

/** Returns null if no product has the slug in any language. */
export async function findProductTexts(
  db: TenantDatabase,
  slug: string,
  locale: Locale,
  fallback: Locale,
): Promise<ProductTexts | null> {
  const row = await loadRow(db, { slug, locale, fallback })
  if (!row) return null
  const { stars, reviews, meeting_point: meetingPoint } = row
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    text: row.text,
    meetingPoint,
    slugs: Object.fromEntries(row.slugs.map((entry) => [entry.locale, entry.slug])),
    total: row.total,
    distribution: STARS.map((wanted) => stars?.find((entry) => entry.stars === wanted)?.amount ?? 0),
    reviews: (reviews ?? []).map((review) => ({ ...review, locale: isLocale(review.locale) ? review.locale : 'en' })),
  }
}
