import { useTranslations } from 'next-intl'
import type { BasketItem } from '@/domain/basket/schema'
import { dayOf, type Moment, nightsOf, type TripClash, timeOf } from '@/domain/basket/trip'
import { formatDayLast, formatDayShort } from '@/domain/dates/day-words'
import { commaOf, type Locale } from '@/domain/shared/locales'
import { getItemTitle } from '@/lib/basket/item-titles'
import type { TripFix } from '@/lib/basket/trip-fix'

/** Texts of the trip's clashes and of their fixes. */
export function useTripWords(items: readonly BasketItem[], locale: Locale) {
  const t = useTranslations('basket.trip')
  const titleOf = (key: string) => {
    const item = items.find((candidate) => candidate.key === key)
    return item ? getItemTitle(item, locale) : ''
  }
  const writeMoment = (moment: Moment) => `${formatDayShort(dayOf(moment), locale)}${commaOf(locale)}${timeOf(moment)}`

  function writeClash(clash: TripClash): string {
    if (clash.clash === 'noBed') {
      const [from, to] = [formatDayShort(clash.from, locale), formatDayLast(clash.to, locale)]
      return t('noBed', { nights: nightsOf(clash), from, to })
    }
    if (clash.clash !== 'overlap') {
      const { span, ride } = clash
      const [start, end] = [writeMoment(span.from), writeMoment(span.to)]
      return t(clash.clash, { title: titleOf(span.key), start, end, ride: writeMoment(ride.from) })
    }
    const [first, second] = [titleOf(clash.first.key), titleOf(clash.second.key)]
    if (clash.first.role === 'bed' && clash.second.role === 'bed') return t('sameNights', { first, second })
    return t('overlap', { first, second, end: writeMoment(clash.first.to), start: writeMoment(clash.second.from) })
  }

  const writeFix = ({ fix, at }: TripFix): string =>
    t(`fix.${fix}`, { at: writeMoment(at), day: formatDayShort(dayOf(at), locale), time: timeOf(at) })

  return { t, titleOf, writeClash, writeFix }
}

export type TripWords = ReturnType<typeof useTripWords>
