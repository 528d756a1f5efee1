import { getTranslations } from 'next-intl/server'
import { TermList } from '@/components/catalogue/kinds/term-list'
import { ProductSection } from '@/components/catalogue/product/product-section'
import { Money } from '@/components/money/money'
import type { TransferDetails } from '@/domain/catalogue/kinds/transfer/details'
import { namePlace } from '@/domain/catalogue/shared/place-names'
import type { Product } from '@/domain/catalogue/shared/schema'
import { commaOf } from '@/domain/shared/locales'
import type { PageContext } from '@/lib/catalogue/page-context'

interface TransferSectionsProps {
  details: TransferDetails
  product: Product
  context: PageContext
}

/** The route and its tariff; works without scripts. */
export async function TransferSections({ details, product, context }: TransferSectionsProps) {
  const { t, money, locale, fallback } = context
  const names = await getTranslations({ locale, namespace: 'basket' })
  const titleOf = (key: string) => namePlace(product.places, key, locale, fallback).title
  const way = t('route.way', { from: titleOf(details.fromPlace), to: titleOf(details.toPlace) })
  return (
    <ProductSection title={t('route.title')}>
      <p className="mb-4 font-semibold">{way}</p>
      <TermList
        terms={details.vehicles.map(({ vehicle, seats, luggage, price }) => ({
          name: `${names(`vehicles.${vehicle}`)}${commaOf(locale)}${names('ride.fits', { seats, count: luggage })}`,
          value: <Money amount={price} currency={product.price.currency} money={money} />,
        }))}
      />
      <p className="mt-4 text-sm text-muted">{t('route.wait', { count: details.waitMinutes })}</p>
    </ProductSection>
  )
}
