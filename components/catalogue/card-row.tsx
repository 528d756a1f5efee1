import { StaticHtml } from '@/components/static-html/static-html'
import { cx } from '@/components/ui/cx'
import type { ProductCard as Card } from '@/domain/catalogue/shared/schema'
import { toCardView } from '@/lib/catalogue/card-view'
import type { PageContext } from '@/lib/catalogue/page-context'
import { ProductCard } from './product-card'

interface CardRowProps {
  products: readonly Card[]
  context: PageContext
  /** Accessible name of the list. */
  label: string
  /** Three columns, for a row beside other content. */
  isBeside?: boolean
}

/** A row of cards: swiped on phones and tablets, four columns on a wide screen. */
export function CardRow({ products, context, label, isBeside = false }: CardRowProps) {
  return (
    <ul className={cx('row', isBeside && '[--across:3]')} aria-label={label}>
      {products.map((product) => (
        <StaticHtml as="li" key={product.id} className="grid">
          <ProductCard card={toCardView(product, context)} context={context} place="row" />
        </StaticHtml>
      ))}
    </ul>
  )
}
