import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { buildCancellation } from '@/lib/catalogue/product/cancellation-view'
import { ProductSection } from './product-section'

interface CancellationProps {
  product: Product
  context: PageContext
}

/**
 * The cancellation rule as a sentence and as a bar. The dates are in the booking card, because they depend on the
 * chosen day.
 */
export function Cancellation({ product, context }: CancellationProps) {
  const { t } = context
  const { sentence, after, blocks } = buildCancellation(product, context)
  return (
    <ProductSection title={t('cancellation.title')}>
      <p className="max-w-[62ch]">
        <b>{sentence}</b> {after}
      </p>
      {blocks.length > 0 && (
        <>
          <ol className="refund mt-7">
            {blocks.map(({ tone, label, begins }) => (
              <li key={label} className={`refund-${tone}`}>
                <b>{label}</b>
                <span>{begins}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-sm text-muted">{t('cancellation.exact')}</p>
        </>
      )}
    </ProductSection>
  )
}
