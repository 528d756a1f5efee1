import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { AskOffer } from '../shared/ask-offer'
import { RefusalNotice } from '../shared/refusal-notice'
import { StateNotice } from '../shared/state-notice'
import { StayProblemNotice } from '../shared/stay-problem-notice'
import type { YachtBookingParts } from './use-yacht-booking'

/** Number of guests who pay the extra price, or why the charter is unavailable, with an alternative. */
export function YachtNotice({ parts }: { parts: YachtBookingParts }) {
  const t = useTranslations('basket.yacht')
  const card = useTranslations('basket.card')
  const { booking, choice, choose, refusal, retry, state } = parts
  const { capacity, locale, pricing } = booking
  const { party, persons, step } = state
  const take = (date: string) => choose({ date, endDate: null })
  if (refusal) return <RefusalNotice refusal={refusal} locale={locale} onTake={take} />
  if (step === 'failed' || step === 'rates') return <StateNotice step={step} onRetry={retry} />
  if (party) {
    const { limit, problem } = party
    const title = problem === 'tooManyPersons' ? t('tooMany', { count: limit }) : card(`refused.${problem}`, { limit })
    return (
      <Alert tone="bad" role="alert" title={title}>
        <AskOffer booking={booking} {...choice} />
      </Alert>
    )
  }
  if (state.problem) {
    return <StayProblemNotice problem={state.problem} nearest={state.nearest} locale={locale} onTake={take} />
  }
  const beyond = pricing.pricingMode === 'group' ? persons - pricing.maximumPersons : 0
  if (beyond <= 0) return null
  return (
    <p className="my-2 rounded-input bg-brand-soft px-3.5 py-2.5 text-sm" role="status">
      {t('places', { persons, capacity })} {t('beyond', { count: beyond })}
    </p>
  )
}
