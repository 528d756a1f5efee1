import type { DetailsOf } from '@/domain/catalogue/kinds/details-schema'
import type { KindView } from '../fact'

export const weddingView: KindView<DetailsOf<'wedding'>> = {
  cardFacts: ({ guests, venue }, { t }) => [
    { icon: 'heart', text: t(`facts.venue.${venue}`) },
    { icon: 'users', text: t('facts.weddingGuests', { count: guests }) },
  ],
  keyFacts: (details, _product, { t }) => [
    { icon: 'heart', title: t(`facts.venue.${details.venue}`) },
    { icon: 'users', title: t('facts.weddingGuests', { count: details.guests }) },
    { icon: 'calendar-check', title: t('facts.onRequest'), text: t('facts.onRequestText') },
  ],
}
