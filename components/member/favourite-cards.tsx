import { CardGrid } from '@/components/catalogue/card-grid'
import type { ProductCard } from '@/domain/catalogue/shared/schema'
import { getPageContext } from '@/lib/catalogue/page-context'
import type { MemberContext } from '@/lib/member/member-context'

interface FavouriteCardsProps {
  products: readonly ProductCard[]
  /** Number of favourites that are no longer on offer. */
  gone: number
  context: MemberContext
}

export async function FavouriteCards({ products, gone, context }: FavouriteCardsProps) {
  const { t, company, locale } = context
  return (
    <>
      <CardGrid products={products} context={await getPageContext(company, locale)} label={t('favorites.title')} />
      {gone > 0 && <p className="mt-6 text-sm text-muted">{t('favorites.gone', { count: gone })}</p>}
    </>
  )
}
