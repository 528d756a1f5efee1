import { BOOKABLE_KINDS, type BookableKind } from '@/domain/catalogue/kinds/kinds'
import { isLet } from '@/domain/catalogue/kinds/traits'

/** Kinds that are let require rental terms in addition to the distance-sales contract. */
export const RENTED_KINDS: readonly BookableKind[] = BOOKABLE_KINDS.filter(isLet)

/** Keys of the operator's content pages to which the guest agrees. The keys are also their English slugs. */
export const AGREEMENT_PAGES = { distanceSales: 'distance-sales', rental: 'rental-terms' } as const
