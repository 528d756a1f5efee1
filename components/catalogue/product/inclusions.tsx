import type { ProductText } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { ProductSection } from './product-section'
import { SignList } from './sign-list'

interface InclusionsProps {
  text: ProductText
  context: PageContext
}

/** What the price covers, and what it does not. */
export function Inclusions({ text, context }: InclusionsProps) {
  const { t } = context
  if (text.included.length + text.excluded.length === 0) return null
  return (
    <ProductSection title={t('product.inclusions')}>
      <div className="grid gap-4 desktop:grid-cols-2 desktop:gap-6">
        <SignList items={text.included.map(toPlainText)} icon="check" tone="yes" label={t('product.included')} />
        <SignList items={text.excluded.map(toPlainText)} icon="x" tone="no" label={t('product.excluded')} />
      </div>
    </ProductSection>
  )
}
