import { ProductSection } from '@/components/catalogue/product/product-section'
import { SignList } from '@/components/catalogue/product/sign-list'
import { nameFeatures } from '@/lib/catalogue/name-features'
import type { PageContext } from '@/lib/catalogue/page-context'

interface FeatureSectionProps {
  features: readonly string[]
  context: PageContext
}

/** Features of a villa or a yacht. */
export function FeatureSection({ features, context }: FeatureSectionProps) {
  const { t } = context
  if (features.length === 0) return null
  return (
    <ProductSection title={t('product.features')}>
      <SignList items={nameFeatures(features, t)} icon="check" tone="yes" className="sm:grid-cols-2" />
    </ProductSection>
  )
}
