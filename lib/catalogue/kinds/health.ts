import type { HealthDetails } from '@/domain/catalogue/kinds/health/details'
import type { KindView } from '../fact'

export const healthView: KindView<HealthDetails> = {
  listing: { dates: 'open', hasNights: false, people: null, filters: [], unitFilter: null },
  finder: null,
  cardFacts: ({ field, stayNights }, { t }) => [
    { icon: 'stethoscope', text: t(`facts.field.${field}`) },
    { icon: 'moon', text: t('facts.stay', { count: stayNights }) },
  ],
  keyFacts: (details, _product, { t }) => [
    { icon: 'stethoscope', title: t(`facts.field.${details.field}`) },
    {
      icon: 'moon',
      title: t('facts.stay', { count: details.stayNights }),
      ...(details.stayNights > 0 ? { text: t('facts.stayText') } : {}),
    },
    ...(details.accreditation
      ? [{ icon: 'badge-check' as const, title: details.accreditation, text: t('facts.accreditationText') }]
      : []),
    { icon: 'calendar-check', title: t('facts.onRequest'), text: t('facts.onRequestText') },
  ],
}
