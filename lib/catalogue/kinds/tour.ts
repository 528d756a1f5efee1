import type { TourDetails } from '@/domain/catalogue/kinds/tour/details'
import type { Product } from '@/domain/catalogue/shared/schema'
import type { Words } from '../catalogue-words'
import type { KeyFact, KindView } from '../fact'
import { formatDuration } from '../product/duration'

function describeTimes({ sessions }: Product, { t }: Words): string | undefined {
  const [first] = sessions
  if (!first) return undefined
  if (sessions.length > 1) return t('facts.startTimes', { count: sessions.length })
  return first.endTime
    ? t('facts.hours', { from: first.time, to: first.endTime })
    : t('facts.start', { time: first.time })
}

function buildGuideFact(languages: readonly TourDetails['guideLanguages'][number][], { t }: Words): KeyFact[] {
  if (languages.length === 0) return []
  const names = languages.map((language) => t(`languages.${language}`)).join(`${t('facts.and')} `)
  return [{ icon: 'languages', title: names, text: t('facts.guideText') }]
}

export const tourView: KindView<TourDetails> = {
  listing: { dates: 'day', hasNights: false, people: 'people', filters: [], unitFilter: null },
  finder: { place: 'where', from: 'when', until: null },
  cardFacts: ({ durationMinutes, days, groupSize }, { t, common }) => [
    { icon: 'clock', text: formatDuration({ minutes: durationMinutes, days }, common) },
    { icon: 'users', text: t('facts.group', { count: groupSize }) },
  ],
  keyFacts: (details, product, words) => {
    const { t, common } = words
    const times = describeTimes(product, words)
    return [
      {
        icon: 'clock',
        title: formatDuration({ minutes: details.durationMinutes, days: details.days }, common),
        ...(times === undefined ? {} : { text: times }),
      },
      { icon: 'users', title: t('facts.group', { count: details.groupSize }), text: t('facts.groupText') },
      ...buildGuideFact(details.guideLanguages, words),
      { icon: 'bus', title: t(`facts.pickup.${details.pickup}`), text: t(`facts.pickupText.${details.pickup}`) },
      {
        icon: 'baby',
        title: t('facts.age', { age: details.minimumAge }),
        text: t('facts.ageText', { childFrom: product.ageBands.childFrom }),
      },
      { icon: 'ticket', title: t('facts.voucher'), text: t('facts.voucherText') },
    ]
  },
}
