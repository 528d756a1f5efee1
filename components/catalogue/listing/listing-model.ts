import type { Listing } from '@/domain/catalogue/shared/listing-schema'
import type { ListingFilters } from '@/lib/catalogue-view/listing-filters'
import type { PageContext } from '@/lib/catalogue-view/page-context'

/** All that a listing is drawn from; the kept page and the filtered one differ in nothing else. */
export interface ListingModel {
  context: PageContext
  /** Address of the listing without a query. */
  base: string
  title: string
  text?: string | undefined
  crumbs: readonly { label: string; href?: string | undefined }[]
  listing: Listing
  filters: ListingFilters
  /** How many there are without filters, where that is known. */
  total: number | null
  /** Query that products take over from a search: '?date=…&adults=…'. */
  wish: string
  /** What was asked along with the filters and must not be lost by them. */
  kept: Readonly<Record<string, string>>
}
