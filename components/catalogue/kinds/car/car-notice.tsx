import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { RefusalNotice } from '../shared/refusal-notice'
import { StateNotice } from '../shared/state-notice'
import { StayProblemNotice } from '../shared/stay-problem-notice'
import type { CarBookingParts } from './use-car-booking'

/** Why the selected hire is unavailable, and an alternative. */
export function CarNotice({ parts }: { parts: CarBookingParts }) {
  const t = useTranslations('basket.hire')
  const { booking, choose, refusal, retry, state } = parts
  const { step, problem, nearest } = state
  const take = (date: string) => choose({ date, endDate: null })
  if (refusal) return <RefusalNotice refusal={refusal} locale={booking.locale} onTake={take} />
  if (step === 'failed' || step === 'rates') return <StateNotice step={step} onRetry={retry} />
  if (step === 'time' || step === 'age' || step === 'office') {
    return <Alert tone="wait" role="alert" title={t(`missing.${step}`)} />
  }
  if (!problem) return null
  return <StayProblemNotice problem={problem} nearest={nearest} locale={booking.locale} onTake={take} />
}
