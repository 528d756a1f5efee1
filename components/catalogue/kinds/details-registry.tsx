import type { ReactNode } from 'react'
import type { DetailsOf, ProductDetails } from '@/domain/catalogue/kinds/details-schema'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { PageContext } from '@/lib/catalogue-view/page-context'
import { FeatureSection } from './feature-section'
import { VillaSections } from './villa/villa-sections'
import { WeddingSections } from './wedding/wedding-sections'

type DetailsMap = { [K in Kind]: DetailsOf<K> }

type Sections<K extends Kind> = (details: DetailsMap[K], context: PageContext) => ReactNode

const nothing = (): null => null

/** What the page of a kind tells beside its key facts; a new kind is a line here, and the compiler asks for it. */
const DETAIL_SECTIONS: { [K in Kind]: Sections<K> } = {
  tour: nothing,
  yacht: ({ features }, context) => <FeatureSection features={features} context={context} />,
  villa: (details, context) => <VillaSections details={details} context={context} />,
  car: nothing,
  transfer: nothing,
  wedding: (details, context) => <WeddingSections details={details} context={context} />,
  health: nothing,
}

function sectionsOf<K extends Kind>(kind: K, details: DetailsMap[K], context: PageContext): ReactNode {
  return DETAIL_SECTIONS[kind](details, context)
}

/** The sections that belong to a product's own kind. */
export function buildDetailSections(details: ProductDetails, context: PageContext): ReactNode {
  return sectionsOf(details.kind, details, context)
}
