import type { DetailsOf, Vehicle } from '@/domain/catalogue/kinds/details-schema'
import { formatRideTime } from '../duration'
import type { KindView } from '../fact'

/** What the roomiest vehicle of the tariff takes. */
function largest(vehicles: readonly Vehicle[], what: 'seats' | 'luggage'): number {
  return Math.max(...vehicles.map((vehicle) => vehicle[what]))
}

/** The vehicle that the price 'from' is for. */
function cheapest(vehicles: readonly Vehicle[]): Vehicle | undefined {
  return [...vehicles].sort((left, right) => Number(left.price) - Number(right.price))[0]
}

export const transferView: KindView<DetailsOf<'transfer'>> = {
  cardFacts({ vehicles }, { t }) {
    const vehicle = cheapest(vehicles)
    if (!vehicle) return []
    return [
      { icon: 'users', text: t('facts.seats', { count: vehicle.seats }) },
      { icon: 'luggage', text: t('facts.luggage', { count: vehicle.luggage }) },
    ]
  },
  keyFacts: (details, _product, { t, common }) => [
    {
      icon: 'clock',
      title: formatRideTime(details.durationMinutes, common),
      text: t('facts.distanceText'),
    },
    { icon: 'navigation', title: t('facts.distance', { kilometres: details.distanceKilometres }) },
    { icon: 'users', title: t('facts.seats', { count: largest(details.vehicles, 'seats') }) },
    { icon: 'luggage', title: t('facts.luggage', { count: largest(details.vehicles, 'luggage') }) },
    {
      icon: 'baby',
      title: t('facts.childSeats', { count: details.childSeats }),
      ...(details.childSeats > 0 ? { text: t('facts.childSeatsText') } : {}),
    },
    { icon: 'ticket', title: t('facts.voucher'), text: t('facts.voucherText') },
  ],
}
