/** The ways of showing a listing; the first goes without saying in an address. */
export const LISTING_LOOKS = ['grid', 'list', 'map'] as const

export type ListingLook = (typeof LISTING_LOOKS)[number]

/** The way that an address asks for; undefined where that is the usual one. */
export function readLook(given: string | null): ListingLook | undefined {
  return given === 'list' || given === 'map' ? given : undefined
}
