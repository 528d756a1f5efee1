import type { ProductCard as Card } from '@/domain/catalogue/shared/schema'
import { toCardView } from '@/lib/catalogue-view/card-view'
import type { PageContext } from '@/lib/catalogue-view/page-context'
import { ProductCard } from './product-card'

interface CardRowProps {
  products: readonly Card[]
  context: PageContext
  /** What the row shows, for whoever moves through the lists of a page. */
  label: string
}

/** Cards in a row: swiped on phones, four across on a wide screen. */
export function CardRow({ products, context, label }: CardRowProps) {
  return (
    <ul className="row" aria-label={label}>
      {products.map((product) => (
        <li key={product.id} className="grid">
          <ProductCard card={toCardView(product, context)} context={context} />
        </li>
      ))}
    </ul>
  )
}
