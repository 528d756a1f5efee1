import { transfer, type Unranked } from './rest-entry'
import { RIDE_REVIEWS } from './transfers/ride-reviews'
import { routeTexts } from './transfers/route-text'
import { ROUTES, type Route } from './transfers/routes'

const cheapest = ({ vehicles }: Route): string =>
  vehicles.reduce((low, { price }) => (Number(price) < Number(low) ? price : low), vehicles[0]?.price ?? '0.00')

/** Rides all year at one price; the season's is that of the cheapest vehicle. */
function toProduct(route: Route, index: number): Unranked {
  const price = cheapest(route)
  return transfer({
    code: `ORI-R-${String(index + 1).padStart(2, '0')}`,
    slug: `naql-${route.from.replace(/^(\w+)-airport$/, 'matar-$1')}-${route.key}`,
    destination: route.destination,
    scene: route.scene,
    details: {
      kind: 'transfer',
      fromPlace: route.from,
      toPlace: route.to,
      durationMinutes: route.minutes,
      distanceKilometres: route.kilometres,
      waitMinutes: 60,
      childSeats: 2,
      vehicles: route.vehicles,
    },
    seasons: [{ from: '01-01', to: '12-31', adult: price, child: price, infant: '0.00' }],
    extras: [
      { id: 'market-stop', price: '10.00', per: 'booking', maximum: 1 },
      { id: 'bulky-piece', price: '7.00', per: 'booking', maximum: 6 },
    ],
    text: routeTexts(route),
    reviews: RIDE_REVIEWS[route.key],
  })
}

export const orionTransfers: Unranked[] = ROUTES.map(toProduct)
