import type { BookableKind } from '@/domain/catalogue/kinds/kinds'

/** What is let has rental terms beside the distance-sales contract. */
export const RENTED_KINDS: readonly BookableKind[] = ['villa', 'yacht', 'car']

/** Keys of the operator's content pages that are agreed to; they are their English addresses too. */
export const AGREEMENT_PAGES = { distanceSales: 'distance-sales', rental: 'rental-terms' } as const
