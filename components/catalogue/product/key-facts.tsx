import { Money } from '@/components/money/money'
import { StaticHtml } from '@/components/static-html/static-html'
import { Icon } from '@/components/ui/icon'
import type { Product } from '@/domain/catalogue/shared/schema'
import { buildKeyFacts } from '@/lib/catalogue/kinds/registry'
import type { PageContext } from '@/lib/catalogue/page-context'

interface KeyFactsProps {
  product: Product
  context: PageContext
}

/** The six most important facts of a product. */
export function KeyFacts({ product, context }: KeyFactsProps) {
  return (
    <StaticHtml as="ul" className="facts">
      {buildKeyFacts(product, context).map(({ icon, title, text, amount }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <div>
            <b>{title}</b>
            <span>
              {amount && (
                <>
                  <Money
                    className="font-label"
                    amount={amount}
                    currency={product.price.currency}
                    money={context.money}
                  />
                  {text && ', '}
                </>
              )}
              {text}
            </span>
          </div>
        </li>
      ))}
    </StaticHtml>
  )
}
