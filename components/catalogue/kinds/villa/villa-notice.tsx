import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { formatMonth } from '@/domain/dates/day-words'
import { AskOffer } from '../shared/ask-offer'
import { RefusalNotice } from '../shared/refusal-notice'
import { StateNotice } from '../shared/state-notice'
import { StayProblemNotice } from '../shared/stay-problem-notice'
import type { VillaBookingParts } from './use-villa-booking'

/** The minimum stay from the chosen day on, or why the stay is unavailable, with an alternative. */
export function VillaNotice({ parts }: { parts: VillaBookingParts }) {
  const t = useTranslations('basket.villa')
  const card = useTranslations('basket.card')
  const { booking, choice, choose, refusal, retry, state } = parts
  const { step, minimumStay, length } = state
  const take = (date: string) => choose({ date, endDate: null })
  if (refusal) return <RefusalNotice refusal={refusal} locale={booking.locale} onTake={take} />
  if (step === 'failed' || step === 'rates') return <StateNotice step={step} onRetry={retry} />
  // Shown even before days are chosen, because the linked offer request may cover other days.
  if (state.party) {
    const { problem, limit } = state.party
    return (
      <Alert
        tone="bad"
        role="alert"
        title={problem === 'tooManyPersons' ? t('tooMany') : card(`refused.${problem}`, { limit })}
      >
        <AskOffer booking={booking} {...choice} />
      </Alert>
    )
  }
  if (state.problem) {
    const { problem, nearest } = state
    return <StayProblemNotice problem={problem} nearest={nearest} locale={booking.locale} onTake={take} />
  }
  if (choice.date === null || minimumStay === null || minimumStay < 2) return null
  return (
    <div className="rounded-input bg-warning-soft px-3.5 py-2.5 text-sm text-warning" role="status">
      <b>{t('minimum', { count: minimumStay, month: formatMonth(choice.date, booking.locale) })}</b>{' '}
      {length > 0 && (length === minimumStay ? t('exactly') : t('chosen', { count: length }))}
    </div>
  )
}
