import { StaticHtml } from '@/components/static-html/static-html'
import { cx } from '@/components/ui/cx'
import type { ProductCard as Card } from '@/domain/catalogue/shared/schema'
import { toCardView } from '@/lib/catalogue/card-view'
import { toMapMark } from '@/lib/catalogue/listing/map-frame'
import type { PageContext } from '@/lib/catalogue/page-context'
import { ProductCard } from './product-card'

interface CardGridProps {
  products: readonly Card[]
  context: PageContext
  label: string
  /** Query with the searched date and party, appended to the product links. */
  wish?: string | undefined
  /** Four columns, for a page without filters beside the grid. */
  isWide?: boolean
}

/** The cards of a listing. The first picture loads with priority, because it is part of the first screen. */
export function CardGrid({ products, context, label, wish, isWide = false }: CardGridProps) {
  return (
    <ul className={cx('cards', !isWide && '[--across:3]')} aria-label={label}>
      {products.map((product, index) => (
        <StaticHtml as="li" key={product.id} className="grid" data-at={toMapMark(product)}>
          <ProductCard
            card={toCardView(product, { ...context, query: wish })}
            context={context}
            place="grid"
            priority={index === 0}
          />
        </StaticHtml>
      ))}
    </ul>
  )
}
