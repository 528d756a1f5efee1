import { ProductSection } from '@/components/catalogue/product/product-section'
import { SignList } from '@/components/catalogue/product/sign-list'
import type { WeddingDetails } from '@/domain/catalogue/kinds/wedding/details'
import { nameFeatures } from '@/lib/catalogue/name-features'
import type { PageContext } from '@/lib/catalogue/page-context'

interface WeddingSectionsProps {
  details: WeddingDetails
  context: PageContext
}

/** Services of a wedding package. */
export function WeddingSections({ details, context }: WeddingSectionsProps) {
  const { t } = context
  if (details.modules.length === 0) return null
  return (
    <ProductSection title={t('product.modules')}>
      <SignList items={nameFeatures(details.modules, t)} icon="check" tone="yes" className="sm:grid-cols-2" />
    </ProductSection>
  )
}
