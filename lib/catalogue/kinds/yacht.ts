import type { YachtDetails } from '@/domain/catalogue/kinds/yacht/details'
import type { KindView } from '../fact'

export const yachtView: KindView<YachtDetails> = {
  listing: {
    dates: 'cruise',
    hasNights: true,
    people: 'guests',
    filters: ['charters', 'cabins', 'lengthMetres', 'features'],
    unitFilter: 'charters',
  },
  finder: { place: 'place', from: 'when', until: null },
  cardFacts: ({ lengthMetres, capacity }, { t }) => [
    { icon: 'sailboat', text: t('facts.length', { length: lengthMetres }) },
    { icon: 'users', text: t('facts.guests', { count: capacity }) },
  ],
  keyFacts: (details, _product, { t }) => [
    {
      icon: 'sailboat',
      title: t('facts.length', { length: details.lengthMetres }),
      text: t('facts.lengthText', { year: String(details.built) }),
    },
    { icon: 'users', title: t('facts.guests', { count: details.capacity }), text: t('facts.guestsText') },
    {
      icon: 'bed-double',
      title: t('facts.cabins', { count: details.cabins }),
      text: t('facts.berths', { count: details.berths }),
    },
    { icon: 'anchor', title: t('facts.crew', { count: details.crew }) },
    {
      icon: 'calendar-check',
      title: t(`facts.charter.${details.charter}`),
      text: t('facts.hours', { from: details.boardAt, to: details.leaveAt }),
    },
    { icon: 'ticket', title: t('facts.voucher'), text: t('facts.voucherText') },
  ],
}
