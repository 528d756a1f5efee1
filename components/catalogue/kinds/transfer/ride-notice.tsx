import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { AskOffer } from '../shared/ask-offer'
import { RefusalNotice } from '../shared/refusal-notice'
import { StateNotice } from '../shared/state-notice'
import { StayProblemNotice } from '../shared/stay-problem-notice'
import type { TransferBookingParts } from './use-transfer-booking'

/** Why the transfer is unavailable, and an alternative: another day, a larger vehicle, or two vehicles. */
export function RideNotice({ parts }: { parts: TransferBookingParts }) {
  const t = useTranslations('basket.ride')
  const names = useTranslations('basket.vehicles')
  const { booking, choice, choose, refusal, retry, state } = parts
  const { step, pick, proposal, problem, nearest } = state
  if (refusal) return <RefusalNotice refusal={refusal} locale={booking.locale} onTake={(date) => choose({ date })} />
  if (step === 'failed' || step === 'rates') return <StateNotice step={step} onRetry={retry} />
  if (problem) {
    return (
      <StayProblemNotice
        problem={problem}
        nearest={nearest}
        manner="runs"
        locale={booking.locale}
        onTake={(date) => choose({ date })}
      />
    )
  }
  if (pick) return null
  if (!proposal) {
    return (
      <Alert tone="wait" role="alert" title={t('none')}>
        <AskOffer
          booking={booking}
          date={choice.date}
          endDate={choice.isReturn ? choice.backDate : null}
          pax={choice.pax}
        />
      </Alert>
    )
  }
  const { vehicle, quantity } = proposal
  const words = { vehicle: names(vehicle.vehicle), count: quantity }
  return (
    <Alert tone="wait" role="alert" title={quantity > 1 ? t('two', words) : t('larger', words)}>
      <Button tone="quiet" size="small" onClick={() => choose({ vehicle: vehicle.vehicle, quantity })}>
        {t('take')}
      </Button>
    </Alert>
  )
}
