'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { seatsOf } from '@/domain/basket/selection'
import { formatDay, formatDayShort } from '@/lib/basket/day-words'
import type { TourBookingParts } from './use-tour-booking'

/** Why the choice cannot be bought as it stands, and the way out, in the same place. */
export function CardNotice({ parts }: { parts: TourBookingParts }) {
  const t = useTranslations('basket.card')
  const days = useTranslations('basket.calendar')
  const errors = useTranslations('errors.codes')
  const { booking, choice, choose, retry, refusal, state } = parts
  const take = (nearest: string | null) =>
    nearest !== null && (
      <Button tone="quiet" size="small" onClick={() => choose({ date: nearest, session: null })}>
        {days('take', { day: formatDayShort(nearest, booking.locale) })}
      </Button>
    )

  if (refusal?.result === 'failed') {
    const code = errors.has(refusal.code as 'unknown') ? (refusal.code as 'unknown') : 'unknown'
    return <Alert tone="bad" role="alert" title={errors(code)} />
  }
  if (refusal?.result === 'tooMany') return <Alert tone="wait" role="alert" title={t('tooManyItems')} />
  if (refusal?.result === 'problem') {
    return (
      <Alert tone="wait" role="alert" title={t(`refused.${refusal.problem}`)}>
        {take(refusal.nearestOpen)}
      </Alert>
    )
  }
  if (state.step === 'failed') {
    return (
      <Alert tone="bad" role="alert" title={days('failed')}>
        <Button tone="quiet" size="small" onClick={retry}>
          {days('retry')}
        </Button>
      </Alert>
    )
  }
  if (state.step === 'rates') return <Alert tone="bad" role="alert" title={errors('notConvertible')} />
  if (state.problem === null || choice.date === null) return null
  const seats = seatsOf(choice.pax)
  const { seatsLeft } = state
  const capacity = state.session?.capacity ?? state.day?.sessions[0]?.capacity ?? 0
  return (
    <Alert
      tone="wait"
      role="alert"
      title={days(`title.${state.problem}`, { day: formatDay(choice.date, booking.locale) })}
    >
      <p>{days(`why.${state.problem}`, { capacity, seatsLeft: seatsLeft ?? 0, seats })}</p>
      {take(state.nearest)}
    </Alert>
  )
}
