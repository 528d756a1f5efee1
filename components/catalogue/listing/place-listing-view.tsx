import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Questions } from '@/components/prose/questions'
import { RichText } from '@/components/prose/rich-text'
import { toCardView } from '@/lib/catalogue/card-view'
import { isFiltered } from '@/lib/catalogue/listing/listing-filters'
import type { PlaceListing } from '@/lib/catalogue/listing/listing-page'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { buildBreadcrumbList, buildFaqPage, buildItemList } from '@/lib/seo/json-ld'
import { ListingView } from './listing-view'

const LISTED = 24

/** Whether the operator's text about a place contains more than its summary. */
const hasMore = (body: string, summary: string): boolean =>
  toPlainText(body) !== toPlainText(summary) && toPlainText(body) !== ''

/** The listing of a destination or category, with the operator's text below it. */
export function PlaceListingView({ listing: { place, model } }: { listing: PlaceListing }) {
  const { context, crumbs, listing, filters } = model
  const { origin, t } = context
  const { page } = place
  const items = listing.products.slice(0, LISTED).map((product) => {
    const { title, href } = toCardView(product, context)
    return { label: title, address: `${origin}${href}` }
  })
  const isPlain = !isFiltered(filters) && listing.page === 1
  return (
    <ListingView model={model}>
      {page && hasMore(page.body, page.summary) && (
        <section className="border-t border-line py-10">
          <RichText html={page.body} />
        </section>
      )}
      {page && page.questions.length > 0 && (
        <section className="max-w-3xl pb-16">
          <h2 className="mb-6">{t('product.questions')}</h2>
          <Questions questions={page.questions} />
        </section>
      )}
      {isPlain && (
        <JsonLdScript
          nodes={[buildBreadcrumbList(crumbs, origin), buildItemList(items), buildFaqPage(page?.questions ?? [])]}
        />
      )}
    </ListingView>
  )
}
