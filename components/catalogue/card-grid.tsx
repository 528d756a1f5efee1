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
  /** Carried along to the products: date and people that were searched for. */
  wish?: string | undefined
  /** Without filters beside it there is room for four. */
  isWide?: boolean
}

/** The cards of a listing; the first picture is the one that the first screen waits for. */
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
