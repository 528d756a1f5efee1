import { useTranslations } from 'next-intl'
import { Tear } from '@/components/ui/tear'
import { BuyButtons } from '../shared/buy-buttons'
import { ExtraFields } from '../shared/extra-fields'
import { PaySplit } from '../shared/pay-split'
import { PriceLines } from '../shared/price-lines'
import { CarDates } from './car-dates'
import { CarNotice } from './car-notice'
import { CarOffices } from './car-offices'
import { DriverAge } from './driver-age'
import type { CarBookingParts } from './use-car-booking'
import { useCarLines } from './use-car-lines'

interface CarFormProps {
  parts: CarBookingParts
  onAdded?: (() => void) | undefined
}

/** The hire above the perforation, the payment below it. */
export function CarForm({ parts, onAdded }: CarFormProps) {
  const t = useTranslations('basket.hire')
  const nameOf = useCarLines(parts)
  const { add, booking, choice, choose, isBusy, money, state } = parts
  const { step } = state
  return (
    <div className="flex flex-col gap-4">
      <CarOffices parts={parts}>
        <CarDates parts={parts} />
      </CarOffices>
      <CarNotice parts={parts} />
      <DriverAge parts={parts} />
      <ExtraFields booking={booking} chosen={choice.extras} money={money} onChange={(extras) => choose({ extras })} />
      <Tear />
      {state.priced && money && (
        <div>
          <PriceLines booking={booking} priced={state.priced} money={money} days={state.days} nameOf={nameOf} />
          <PaySplit priced={state.priced} money={money} later={t('later')} />
        </div>
      )}
      <BuyButtons
        booking={booking}
        isBusy={isBusy}
        missing={step === 'ready' ? null : step === 'loading' ? step : t(`missing.${step}`)}
        freeUntil={state.freeUntil}
        add={add}
        onAdded={onAdded}
      />
    </div>
  )
}
