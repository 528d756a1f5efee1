import type { CarDetails } from '@/domain/catalogue/kinds/car/details'
import { isZero } from '@/domain/money/amount'
import type { KindView } from '../fact'

export const carView: KindView<CarDetails> = {
  listing: { dates: 'rental', hasNights: false, people: 'seats', filters: ['carClasses', 'gears'], unitFilter: null },
  finder: { place: 'pickUp', from: 'from', until: 'until' },
  cardFacts: ({ gear, seats }, { t }) => [
    { icon: 'settings-2', text: t(`facts.gear.${gear}`) },
    { icon: 'users', text: t('facts.seats', { count: seats }) },
  ],
  keyFacts: (details, _product, { t }) => [
    { icon: 'car', title: t(`facts.carClass.${details.carClass}`), text: t('facts.doors', { count: details.doors }) },
    {
      icon: 'users',
      title: t('facts.seats', { count: details.seats }),
      text: t('facts.luggage', { count: details.luggage }),
    },
    { icon: 'settings-2', title: t(`facts.gear.${details.gear}`) },
    { icon: 'fuel', title: t(`facts.fuel.${details.fuel}`), text: t(`rental.fuelRule.${details.fuelRule}`) },
    {
      icon: 'user-check',
      title: t('facts.driverAge', { age: details.minimumDriverAge }),
      text: t('rental.driverText', {
        from: details.minimumDriverAge,
        to: details.maximumDriverAge,
        years: details.minimumLicenceYears,
      }),
    },
    isZero(details.damageDeposit)
      ? { icon: 'wallet', title: t('facts.noDeposit') }
      : {
          icon: 'wallet',
          title: t('facts.damageDeposit'),
          amount: details.damageDeposit,
          text: t('facts.damageDepositCarText'),
        },
  ],
}
