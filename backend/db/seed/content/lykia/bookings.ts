import type { SeedBooking } from '@/backend/db/seed/types'

export const lykiaFavourites = ['LYK-T-01', 'LYK-V-04', 'LYK-Y-01', 'LYK-T-12', 'LYK-W-01']

/** What a member of some months has: a trip behind them, two ahead, one that came to nothing. */
export const lykiaBookings: SeedBooking[] = [
  {
    product: 'LYK-T-11',
    bookedDaysAgo: 61,
    startsInDays: -33,
    pax: { adult: 2, child: 0, infant: 0 },
    coupon: 'WELCOME',
    paid: 'all',
  },
  {
    product: 'LYK-T-11',
    bookedDaysAgo: 20,
    startsInDays: 38,
    pax: { adult: 1, child: 0, infant: 0 },
    paid: 'nothing',
  },
  {
    product: 'LYK-V-01',
    bookedDaysAgo: 12,
    startsInDays: 75,
    nights: 7,
    pax: { adult: 4, child: 2, infant: 0 },
    paid: 'deposit',
    isConfirmed: true,
  },
  {
    product: 'LYK-T-03',
    bookedDaysAgo: 5,
    startsInDays: 24,
    pax: { adult: 2, child: 1, infant: 0 },
    paid: 'all',
  },
]
