import type { LykiaLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../../shared/entry'
import { rideProduct } from '../../../shared/rides'
import { transfer } from '../kind-entry'
import { RIDE_REVIEWS } from './ride-reviews'
import { routeTexts } from './route-text'
import { ROUTES } from './routes'

export const lykiaTransfers: Unranked<LykiaLocale>[] = ROUTES.map((route, index) =>
  transfer({
    ...rideProduct(`LYK-R-${String(index + 1).padStart(2, '0')}`, route),
    instantConfirmation: true,
    extras: [
      { id: 'stop', price: '12.00', per: 'booking', maximum: 2 },
      { id: 'bulky-piece', price: '8.00', per: 'booking', maximum: 6 },
    ],
    text: routeTexts(route),
    reviews: RIDE_REVIEWS[route.key],
  }),
)
