import type { TransferDetails, Vehicle } from '@/domain/catalogue/kinds/transfer/details'
import type { Words } from '../catalogue-words'
import type { KindView } from '../fact'
import { formatRideTime } from '../product/duration'

/** Maximum of the tariff's vehicles, with a note if not all of them have it. */
function largestFact(vehicles: readonly Vehicle[], what: 'seats' | 'luggage', { t }: Words) {
  const counts = vehicles.map((vehicle) => vehicle[what])
  const count = Math.max(...counts)
  const title = t(`facts.${what}`, { count })
  return counts.every((other) => other === count) ? { title } : { title, text: t('facts.largestText') }
}

/** The vehicle of the 'from' price. */
function cheapest(vehicles: readonly Vehicle[]): Vehicle | undefined {
  return [...vehicles].sort((left, right) => Number(left.price) - Number(right.price))[0]
}

export const transferView: KindView<TransferDetails> = {
  listing: { dates: 'day', hasNights: false, people: 'people', filters: [], unitFilter: null },
  finder: 'ride',
  cardFacts({ vehicles }, { t }) {
    const vehicle = cheapest(vehicles)
    if (!vehicle) return []
    return [
      { icon: 'users', text: t('facts.seats', { count: vehicle.seats }) },
      { icon: 'luggage', text: t('facts.luggage', { count: vehicle.luggage }) },
    ]
  },
  keyFacts: (details, _product, words) => {
    const { t, common } = words
    return [
      {
        icon: 'clock',
        title: formatRideTime(details.durationMinutes, common),
        text: t('facts.distanceText'),
      },
      { icon: 'navigation', title: t('facts.distance', { kilometres: details.distanceKilometres }) },
      { icon: 'users', ...largestFact(details.vehicles, 'seats', words) },
      { icon: 'luggage', ...largestFact(details.vehicles, 'luggage', words) },
      {
        icon: 'baby',
        title: t('facts.childSeats', { count: details.childSeats }),
        ...(details.childSeats > 0 ? { text: t('facts.childSeatsText') } : {}),
      },
      { icon: 'ticket', title: t('facts.voucher'), text: t('facts.voucherText') },
    ]
  },
}
