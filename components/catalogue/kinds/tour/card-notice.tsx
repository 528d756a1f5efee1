import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { seatsOf } from '@/domain/basket/selection'
import { capitalise, formatDay, formatDayShort } from '@/domain/dates/day-words'
import { AskOffer } from '../shared/ask-offer'
import { RefusalNotice } from '../shared/refusal-notice'
import { StateNotice } from '../shared/state-notice'
import type { TourBookingParts } from './use-tour-booking'

/** Why the selection cannot be bought, and an alternative. */
export function CardNotice({ parts }: { parts: TourBookingParts }) {
  const t = useTranslations('basket.card')
  const days = useTranslations('basket.calendar')
  const { booking, choice, choose, retry, refusal, state } = parts
  if (refusal) {
    return (
      <RefusalNotice refusal={refusal} locale={booking.locale} onTake={(date) => choose({ date, session: null })} />
    )
  }
  if (state.step === 'failed' || state.step === 'rates') return <StateNotice step={state.step} onRetry={retry} />
  if (state.party) {
    const { limit, problem } = state.party
    return (
      <Alert tone="wait" role="alert" title={t(`refused.${problem}`, { limit })}>
        {problem === 'tooManyPersons' && <AskOffer booking={booking} date={choice.date} pax={choice.pax} />}
      </Alert>
    )
  }
  if (state.problem === null || choice.date === null) return null
  const seats = seatsOf(choice.pax)
  const { nearest, seatsLeft } = state
  const capacity = state.session?.capacity ?? state.day?.sessions[0]?.capacity ?? 0
  return (
    <Alert
      tone="wait"
      role="alert"
      title={capitalise(
        days(`title.${state.problem}`, { day: formatDay(choice.date, booking.locale) }),
        booking.locale,
      )}
    >
      <p>
        {days(`why.${state.problem}`, {
          capacity,
          seatsLeft: seatsLeft ?? 0,
          seats,
          minimumStay: state.day?.minimumStay ?? 1,
        })}
      </p>
      {nearest !== null && (
        <Button tone="quiet" size="small" onClick={() => choose({ date: nearest, session: null })}>
          {days('take', { day: formatDayShort(nearest, booking.locale) })}
        </Button>
      )}
      {nearest === null && state.problem === 'tooFew' && (
        <AskOffer booking={booking} date={choice.date} pax={choice.pax} />
      )}
    </Alert>
  )
}
