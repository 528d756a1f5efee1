import { TermList } from '@/components/catalogue/kinds/term-list'
import { ProductSection } from '@/components/catalogue/product/product-section'
import { Money } from '@/components/money/money'
import type { CarDetails } from '@/domain/catalogue/kinds/car/details'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import type { Product } from '@/domain/catalogue/shared/schema'
import { isZero } from '@/domain/money/amount'
import { formatPercent } from '@/domain/money/format'
import type { PageContext } from '@/lib/catalogue/page-context'

interface CarSectionsProps {
  details: CarDetails
  product: Product
  context: PageContext
}

/** One line per office, because addresses contain commas. */
const Offices = ({ titles }: { titles: readonly string[] }) => (
  <ul>
    {titles.map((title) => (
      <li key={title}>{title}</li>
    ))}
  </ul>
)

/** Rental terms of a car. */
export function CarSections({ details, product, context }: CarSectionsProps) {
  const { t, money, locale, fallback } = context
  const { bands, kilometresPerDay, offices, oneWayFee, youngDriver } = details
  const { currency } = product.price
  const amount = (value: string) => <Money amount={value} currency={currency} money={money} />
  const titles = offices.map((key) => namePlace(product.places, key, locale, fallback).title)
  return (
    <ProductSection title={t('rental.title')}>
      <TermList
        terms={[
          { name: t('rental.class'), value: t(`facts.carClass.${details.carClass}`) },
          ...(titles.length > 0 ? [{ name: t('rental.offices'), value: <Offices titles={titles} /> }] : []),
          ...(titles.length > 1 && !isZero(oneWayFee) ? [{ name: t('rental.oneWay'), value: amount(oneWayFee) }] : []),
          {
            name: t('rental.driver'),
            value: t('rental.driverText', {
              from: details.minimumDriverAge,
              to: details.maximumDriverAge,
              years: details.minimumLicenceYears,
            }),
          },
          ...(youngDriver
            ? [{ name: t('rental.young', { age: youngDriver.under }), value: amount(youngDriver.feePerDay) }]
            : []),
          { name: t('rental.fuel'), value: t(`rental.fuelRule.${details.fuelRule}`) },
          {
            name: t('rental.kilometres'),
            value: kilometresPerDay === null ? t('rental.unlimited') : t('rental.perDay', { count: kilometresPerDay }),
          },
          ...bands.map(({ fromDays, percentOff }) => ({
            name: t('rental.band', { count: fromDays }),
            value: <bdi dir="ltr">{`−${formatPercent(String(percentOff), locale)}`}</bdi>,
          })),
        ]}
      />
    </ProductSection>
  )
}
