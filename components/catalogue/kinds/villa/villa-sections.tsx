import { FeatureSection } from '@/components/catalogue/kinds/feature-section'
import { ProductSection } from '@/components/catalogue/product/product-section'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { formatDistance } from '@/lib/catalogue-view/name-features'
import type { PageContext } from '@/lib/catalogue-view/page-context'

interface VillaSectionsProps {
  details: DetailsOf<'villa'>
  context: PageContext
}

/** What the house has, and how far everything is. */
export function VillaSections({ details, context }: VillaSectionsProps) {
  const { t } = context
  return (
    <>
      <FeatureSection features={details.features} context={context} />
      {details.distances.length > 0 && (
        <ProductSection title={t('distances.title')}>
          <dl className="lines max-w-md">
            {details.distances.map(({ place, metres }) => (
              <div key={place}>
                <dt>{t(`distances.${place}`)}</dt>
                <dd className="font-bold">{formatDistance(metres, t)}</dd>
              </div>
            ))}
          </dl>
        </ProductSection>
      )}
    </>
  )
}
