import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import { formatDuration } from '../duration'
import type { KindView } from '../fact'

export const transferView: KindView<DetailsOf<'transfer'>> = {
  cardFacts: ({ seats, luggage }, { t }) => [
    { icon: 'users', text: t('facts.seats', { count: seats }) },
    { icon: 'luggage', text: t('facts.luggage', { count: luggage }) },
  ],
  keyFacts: (details, _product, { t, common }) => [
    {
      icon: 'clock',
      title: formatDuration({ minutes: details.durationMinutes }, common),
      text: t('facts.distanceText'),
    },
    { icon: 'navigation', title: t('facts.distance', { kilometres: details.distanceKilometres }) },
    { icon: 'users', title: t('facts.seats', { count: details.seats }) },
    { icon: 'luggage', title: t('facts.luggage', { count: details.luggage }) },
    {
      icon: 'baby',
      title: t('facts.childSeats', { count: details.childSeats }),
      ...(details.childSeats > 0 ? { text: t('facts.childSeatsText') } : {}),
    },
    { icon: 'ticket', title: t('facts.voucher'), text: t('facts.voucherText') },
  ],
}
