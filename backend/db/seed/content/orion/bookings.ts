import type { SeedBooking } from '@/backend/db/seed/types'

export const orionFavourites = ['ORI-T-07', 'ORI-V-05', 'ORI-Y-01', 'ORI-T-08', 'ORI-V-04']

/** What a member of some months has: a trip behind them, two ahead, one that came to nothing. */
export const orionBookings: SeedBooking[] = [
  {
    product: 'ORI-T-11',
    bookedDaysAgo: 58,
    startsInDays: -30,
    pax: { adult: 2, child: 0, infant: 0 },
    coupon: 'WELCOME',
    paid: 'all',
  },
  {
    product: 'ORI-T-19',
    bookedDaysAgo: 21,
    startsInDays: 40,
    pax: { adult: 1, child: 0, infant: 0 },
    paid: 'nothing',
  },
  {
    product: 'ORI-V-05',
    bookedDaysAgo: 14,
    startsInDays: 80,
    nights: 7,
    pax: { adult: 2, child: 2, infant: 0 },
    paid: 'deposit',
    isConfirmed: true,
  },
  {
    product: 'ORI-T-01',
    bookedDaysAgo: 4,
    startsInDays: 27,
    pax: { adult: 2, child: 0, infant: 0 },
    paid: 'all',
  },
]
