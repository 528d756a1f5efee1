import type { WeddingDetails } from '@/domain/catalogue/kinds/wedding/details'
import type { KindView } from '../fact'

export const weddingView: KindView<WeddingDetails> = {
  listing: { dates: 'day', hasNights: false, people: 'guests', filters: [], unitFilter: null },
  finder: null,
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
