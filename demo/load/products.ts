import { eq } from 'drizzle-orm'
import { toSearchColumns } from '@/backend/catalogue/search-columns'
import type { MediaFolder } from '@/backend/media/names'
import { type Queryable, schema } from '@/backend/platform/database/client'
import { detailsSchema, type ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import { addDays, type PlainDate } from '@/domain/dates/plain-date'
import { type Amount, compareAmounts } from '@/domain/money/amount'
import { toSlug } from '@/domain/shared/slug'
import type { ImageSource } from './image-source'
import { type PageIndex, pageKey } from './pages'
import type { DemoProduct } from './product-schema'

const { products, productSessions, productTexts, seasonPrices } = schema

/** Cars have their own folder (spec 7). */
export const productFolderOf = (kind: string): MediaFolder => (kind === 'car' ? 'arac' : 'urun')

/** Seasons are written for this year and this number of further years, the limit of the storefront's calendar. */
const YEARS_AHEAD = 2

/** Half-open ranges of a recurring season; one that runs over New Year starts in one year and ends in the next. */
function datesOf(season: { from: string; to: string }, year: number): { validFrom: PlainDate; validTo: PlainDate } {
  const endYear = season.to < season.from ? year + 1 : year
  return {
    validFrom: `${year}-${season.from}`,
    validTo: addDays(`${endYear}-${season.to === '02-29' ? '02-28' : season.to}`, 1),
  }
}

function requireId(index: PageIndex, type: string, key: string, code: string): number {
  const id = index.get(pageKey(type, key))
  if (id === undefined) throw new Error(`product ${code}: no ${type} '${key}'`)
  return id
}

/**
 * Returns the lowest price: the group price of a tour, the cheapest vehicle of a transfer, otherwise the cheapest
 * season.
 */
function fromAmountOf(product: DemoProduct, details: ProductDetails): Amount {
  if (product.group && product.kind === 'tour') return product.group.price
  const prices =
    details.kind === 'transfer'
      ? details.vehicles.map((vehicle) => vehicle.price)
      : product.seasons.map((season) => season.adult)
  return prices.reduce((least, price) => (compareAmounts(price, least) < 0 ? price : least))
}

function rowOf(product: DemoProduct, index: PageIndex, today: PlainDate): typeof products.$inferInsert {
  const details = detailsSchema.parse(product.details)
  const { campaign, group } = product
  return {
    code: product.code,
    kind: product.kind,
    categoryId: requireId(index, 'category', product.category, product.code),
    destinationId: requireId(index, 'destination', product.destination, product.code),
    details,
    units: product.units ?? 1,
    // A boat with a group price is still priced by the day; a tour with one is priced by the group.
    unit: group && product.kind === 'tour' ? 'group' : product.unit,
    currency: product.currency,
    images: [],
    campaign: campaign ? { ...campaign, endsOn: addDays(today, campaign.endsInDays), label: campaign.label } : null,
    pricing: group
      ? {
          pricingMode: 'group',
          groupPrice: group.price,
          maximumPersons: group.maximumPersons,
          extraPersonPrice: group.extraPersonPrice,
        }
      : { pricingMode: 'individual' },
    taxMode: product.taxMode,
    taxRate: product.taxRate,
    paymentPlan: product.paymentPlan,
    depositPercent: product.depositRate,
    childFrom: product.childFrom,
    adultFrom: product.adultFrom,
    cutoffMinutes: product.cutoffMinutes,
    freeCancellationHours: product.freeCancellationHours,
    instantConfirmation: product.instantConfirmation,
    cancellation: product.cancellation ?? null,
    extras: product.extras.map((extra, position) => ({
      ...extra,
      content: Object.fromEntries(
        Object.entries(product.text).flatMap(([locale, text]) =>
          text.extras[position] ? [[locale, text.extras[position]]] : [],
        ),
      ),
    })),
    meetingLatitude: product.meetingPoint?.latitude ?? null,
    meetingLongitude: product.meetingPoint?.longitude ?? null,
    fromAmount: fromAmountOf(product, details),
    rank: product.rank,
  }
}

function textRows(product: DemoProduct, productId: number): (typeof productTexts.$inferInsert)[] {
  return Object.entries(product.text).map(([locale, text]) => {
    const slug = text.slug ?? toSlug(text.title)
    const { extras: _extras, meetingPoint, programme, ...words } = text
    return {
      productId,
      locale,
      title: text.title,
      slug,
      meetingPoint: meetingPoint ?? null,
      ...toSearchColumns(text.title, text.summary, ...text.highlights),
      text: {
        ...words,
        slug,
        seo: null,
        programme: programme.map(({ time, ...step }) => ({ ...step, time: time ?? null })),
      },
    }
  })
}

async function insertProduct(
  db: Queryable,
  product: DemoProduct,
  source: ImageSource,
  index: PageIndex,
  today: PlainDate,
): Promise<void> {
  const [row] = await db
    .insert(products)
    .values(rowOf(product, index, today))
    .returning({ id: products.id })
  if (!row) throw new Error(`product ${product.code} was not written`)
  const productId = row.id
  const images = await source.add(db, product.images, { folder: productFolderOf(product.kind), ownerId: productId })
  await db.update(products).set({ images }).where(eq(products.id, productId))
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, offset) => year - 1 + offset)
  await db.insert(productTexts).values(textRows(product, productId))
  await db.insert(seasonPrices).values(
    years.flatMap((each) =>
      product.seasons.map(({ from, to, minimumNights, ...prices }) => ({
        productId,
        ...datesOf({ from, to }, each),
        ...prices,
        minimumNights: minimumNights ?? null,
      })),
    ),
  )
  if (product.sessions.length > 0) {
    await db
      .insert(productSessions)
      .values(product.sessions.map(({ endTime, ...session }) => ({ ...session, productId, endTime: endTime ?? null })))
  }
}

export async function loadProducts(
  db: Queryable,
  source: ImageSource,
  list: readonly DemoProduct[],
  index: PageIndex,
  today: PlainDate,
): Promise<void> {
  for (const product of list) await insertProduct(db, product, source, index, today)
}
