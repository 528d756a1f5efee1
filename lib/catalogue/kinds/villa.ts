import type { VillaDetails } from '@/domain/catalogue/kinds/villa/details'
import type { KindView } from '../fact'

export const villaView: KindView<VillaDetails> = {
  listing: { dates: 'stay', hasNights: true, people: 'guests', filters: ['bedrooms', 'features'], unitFilter: null },
  finder: { place: 'place', from: 'arrival', until: 'departure' },
  cardFacts: ({ capacity, bedrooms }, { t }) => [
    { icon: 'users', text: t('facts.sleeps', { count: capacity }) },
    { icon: 'bed-double', text: t('facts.bedrooms', { count: bedrooms }) },
  ],
  keyFacts: (details, _product, { t }) => [
    {
      icon: 'users',
      title: t('facts.sleeps', { count: details.capacity }),
      text: t('facts.bedrooms', { count: details.bedrooms }),
    },
    { icon: 'bath', title: t('facts.bathrooms', { count: details.bathrooms }) },
    { icon: 'house', title: t('facts.area', { area: details.areaSquareMetres }), text: t('facts.areaText') },
    {
      icon: 'moon',
      title: t('facts.minimumNights', { count: details.minimumNights }),
      text: t('facts.minimumNightsText'),
    },
    {
      icon: 'wallet',
      title: t('facts.damageDeposit'),
      amount: details.damageDeposit,
      text: t('facts.damageDepositText'),
    },
    { icon: 'badge-check', title: t('facts.permit', { number: details.permitNumber }), text: t('facts.permitText') },
  ],
}
