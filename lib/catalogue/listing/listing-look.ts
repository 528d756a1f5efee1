/** Views of a listing; a query omits the first. */
export const LISTING_LOOKS = ['grid', 'list', 'map'] as const

export type ListingLook = (typeof LISTING_LOOKS)[number]

/** The view of a query; undefined for the default. */
export function readLook(given: string | null): ListingLook | undefined {
  return given === 'list' || given === 'map' ? given : undefined
}
