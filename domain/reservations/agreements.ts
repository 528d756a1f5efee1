import { BOOKABLE_KINDS, type BookableKind } from '@/domain/catalogue/kinds/kinds'
import { isLet } from '@/domain/catalogue/kinds/traits'

/** What is let has rental terms beside the distance-sales contract. */
export const RENTED_KINDS: readonly BookableKind[] = BOOKABLE_KINDS.filter(isLet)

/** Keys of the operator's content pages that are agreed to; they are their English addresses too. */
export const AGREEMENT_PAGES = { distanceSales: 'distance-sales', rental: 'rental-terms' } as const
