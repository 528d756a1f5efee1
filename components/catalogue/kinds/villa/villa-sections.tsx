import { FeatureSection } from '@/components/catalogue/kinds/feature-section'
import { TermList } from '@/components/catalogue/kinds/term-list'
import { ProductSection } from '@/components/catalogue/product/product-section'
import { Money } from '@/components/money/money'
import type { VillaDetails } from '@/domain/catalogue/kinds/villa/details'
import type { Product } from '@/domain/catalogue/shared/schema'
import { commaOf } from '@/domain/shared/locales'
import { formatDistance } from '@/lib/catalogue/name-features'
import type { PageContext } from '@/lib/catalogue/page-context'

interface VillaSectionsProps {
  details: VillaDetails
  product: Product
  context: PageContext
}

/** Rooms and beds, features, terms and distances of a villa. */
export function VillaSections({ details, product, context }: VillaSectionsProps) {
  const { t, money, locale } = context
  const rooms = details.rooms.map(({ roomType, beds }, index) => ({
    key: `${roomType} ${index}`,
    name: t(`rooms.${roomType}`),
    beds: beds.map(({ bed, quantity }) => t(`beds.${bed}`, { count: quantity })).join(commaOf(locale)),
  }))
  return (
    <>
      {rooms.length > 0 && (
        <ProductSection title={t('rooms.title')}>
          <ul className="grid gap-3 sm:grid-cols-2 desktop:grid-cols-3">
            {rooms.map(({ key, name, beds }) => (
              <li key={key} className="rounded-card border border-line p-4">
                <b className="block">{name}</b>
                <span className="text-sm text-muted">{beds}</span>
              </li>
            ))}
          </ul>
        </ProductSection>
      )}
      <FeatureSection features={details.features} context={context} />
      <ProductSection title={t('stay.title')}>
        <TermList
          terms={[
            { name: t('stay.checkIn'), value: details.checkInFrom },
            { name: t('stay.checkOut'), value: details.checkOutUntil },
            { name: t('stay.minimum'), value: t('facts.stay', { count: details.minimumNights }) },
            {
              name: t('stay.deposit'),
              value: <Money amount={details.damageDeposit} currency={product.price.currency} money={money} />,
            },
            { name: t('stay.permit'), value: <bdi>{details.permitNumber}</bdi> },
          ]}
        />
      </ProductSection>
      {details.distances.length > 0 && (
        <ProductSection title={t('distances.title')}>
          <TermList
            terms={details.distances.map(({ place, metres }) => ({
              name: t(`distances.${place}`),
              value: formatDistance(metres, t),
            }))}
          />
        </ProductSection>
      )}
    </>
  )
}
