import type { OrionLocale } from '@/backend/db/seed/types'
import type { Unranked } from '../../shared/entry'
import { rideProduct } from '../../shared/rides'
import { transfer } from './rest-entry'
import { RIDE_REVIEWS } from './transfers/ride-reviews'
import { routeTexts } from './transfers/route-text'
import { ROUTES } from './transfers/routes'

export const orionTransfers: Unranked<OrionLocale>[] = ROUTES.map((route, index) =>
  transfer({
    ...rideProduct(`ORI-R-${String(index + 1).padStart(2, '0')}`, route),
    slug: `naql-${route.from.replace(/^(\w+)-airport$/, 'matar-$1')}-${route.key}`,
    extras: [
      { id: 'market-stop', price: '10.00', per: 'booking', maximum: 1 },
      { id: 'bulky-piece', price: '7.00', per: 'booking', maximum: 6 },
    ],
    text: routeTexts(route),
    reviews: RIDE_REVIEWS[route.key],
  }),
)
