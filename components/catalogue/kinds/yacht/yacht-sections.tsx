import { FeatureSection } from '@/components/catalogue/kinds/feature-section'
import { TermList } from '@/components/catalogue/kinds/term-list'
import { ProductSection } from '@/components/catalogue/product/product-section'
import type { YachtDetails } from '@/domain/catalogue/kinds/yacht/details'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import type { Product } from '@/domain/catalogue/shared/schema'
import { commaOf } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'

interface YachtSectionsProps {
  details: YachtDetails
  product: Product
  context: PageContext
}

/** Boarding time and place, crew, cabins and equipment. The route is in the product's programme. */
export function YachtSections({ details, product, context }: YachtSectionsProps) {
  const { t, locale, fallback } = context
  const { boardAt, leaveAt, marina, crew, cabins, berths, features } = details
  const where =
    marina === null
      ? []
      : [{ name: t('aboard.marina'), value: namePlace(product.places, marina, locale, fallback).title }]
  return (
    <>
      <ProductSection title={t('aboard.title')}>
        <TermList
          terms={[
            { name: t('aboard.board'), value: boardAt },
            { name: t('aboard.leave'), value: leaveAt },
            ...where,
            { name: t('aboard.crew'), value: t('facts.crew', { count: crew }) },
            {
              name: t('aboard.cabins'),
              value: `${t('facts.cabins', { count: cabins })}${commaOf(locale)}${t('facts.berths', { count: berths })}`,
            },
          ]}
        />
      </ProductSection>
      <FeatureSection features={features} context={context} />
    </>
  )
}
