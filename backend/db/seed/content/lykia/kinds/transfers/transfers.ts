import { transfer, type Unranked } from '../kind-entry'
import { RIDE_REVIEWS } from './ride-reviews'
import { routeTexts } from './route-text'
import { ROUTES, type Route } from './routes'

const cheapest = ({ vehicles }: Route): string =>
  vehicles.reduce((low, { price }) => (Number(price) < Number(low) ? price : low), vehicles[0]?.price ?? '0.00')

/** Rides all year at one price; the season's is that of the cheapest vehicle. */
function toProduct(route: Route, index: number): Unranked {
  const price = cheapest(route)
  return transfer({
    code: `LYK-R-${String(index + 1).padStart(2, '0')}`,
    destination: route.destination,
    scene: route.scene,
    instantConfirmation: true,
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
      { id: 'stop', price: '12.00', per: 'booking', maximum: 2 },
      { id: 'bulky-piece', price: '8.00', per: 'booking', maximum: 6 },
    ],
    text: routeTexts(route),
    reviews: RIDE_REVIEWS[route.key],
  })
}

export const lykiaTransfers: Unranked[] = ROUTES.map(toProduct)
