import type { ReactNode } from 'react'
import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { CarSections } from './car/car-sections'
import { TransferSections } from './transfer/transfer-sections'
import { VillaSections } from './villa/villa-sections'
import { WeddingSections } from './wedding/wedding-sections'
import { YachtSections } from './yacht/yacht-sections'

type DetailsMap = { [K in Kind]: DetailsOf<K> }

type Sections<K extends Kind> = (details: DetailsMap[K], product: Product, context: PageContext) => ReactNode

const nothing = (): null => null

/** Detail sections of every kind, beside the key facts. A new kind needs an entry; omitting it is a compile error. */
const DETAIL_SECTIONS: { [K in Kind]: Sections<K> } = {
  tour: nothing,
  yacht: (details, product, context) => <YachtSections details={details} product={product} context={context} />,
  villa: (details, product, context) => <VillaSections details={details} product={product} context={context} />,
  car: (details, product, context) => <CarSections details={details} product={product} context={context} />,
  transfer: (details, product, context) => <TransferSections details={details} product={product} context={context} />,
  wedding: (details, _product, context) => <WeddingSections details={details} context={context} />,
  health: nothing,
}

function sectionsOf<K extends Kind>(
  kind: K,
  details: DetailsMap[K],
  product: Product,
  context: PageContext,
): ReactNode {
  return DETAIL_SECTIONS[kind](details, product, context)
}

/** Builds the sections specific to the product's kind. */
export function buildDetailSections(product: Product, context: PageContext): ReactNode {
  return sectionsOf(product.details.kind, product.details, product, context)
}
