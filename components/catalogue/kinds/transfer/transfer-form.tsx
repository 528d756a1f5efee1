import { useTranslations } from 'next-intl'
import { Tear } from '@/components/ui/tear'
import type { PriceComponent } from '@/domain/pricing/types'
import { BuyButtons } from '../shared/buy-buttons'
import { ExtraFields } from '../shared/extra-fields'
import { PaySplit } from '../shared/pay-split'
import { PriceLines } from '../shared/price-lines'
import { RideBack } from './ride-back'
import { RideLoad } from './ride-load'
import { RideMoment } from './ride-moment'
import { RideNotice } from './ride-notice'
import { RoutePoints } from './route-points'
import type { TransferBookingParts } from './use-transfer-booking'
import { VehicleChoice } from './vehicle-choice'

interface TransferFormProps {
  parts: TransferBookingParts
  onAdded?: (() => void) | undefined
}

/** The transfer above the perforation, the payment below it. */
export function TransferForm({ parts, onAdded }: TransferFormProps) {
  const t = useTranslations('basket.ride')
  const names = useTranslations('basket.vehicles')
  const { add, booking, choice, choose, isBusy, money, state } = parts
  const { step, pick } = state
  const nameOf = ({ quantity }: PriceComponent) => {
    const vehicle = pick ? names(pick.vehicle.vehicle) : ''
    return { name: t(choice.isReturn ? 'bothWays' : 'oneWay', { vehicle }), isCounted: quantity > 1 }
  }
  return (
    <div className="flex flex-col gap-4">
      <RoutePoints parts={parts} />
      <RideMoment parts={parts} />
      <RideLoad parts={parts} />
      <RideNotice parts={parts} />
      <VehicleChoice parts={parts} />
      <RideBack parts={parts} />
      <ExtraFields booking={booking} chosen={choice.extras} money={money} onChange={(extras) => choose({ extras })} />
      <Tear />
      {state.priced && money && (
        <div>
          <PriceLines booking={booking} priced={state.priced} money={money} nameOf={nameOf}>
            {choice.childSeats > 0 && (
              <div>
                <dt>{t('seatsLine', { count: choice.childSeats })}</dt>
                <dd>{t('included')}</dd>
              </div>
            )}
          </PriceLines>
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
