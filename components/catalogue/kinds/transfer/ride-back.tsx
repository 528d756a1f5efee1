import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { Checkbox } from '@/components/ui/checkbox'
import { multiplyAmount } from '@/domain/money/amount'
import { toShown } from '@/lib/basket/browser-money'
import { getCampaign, toReduced } from '@/lib/basket/price-choice'
import { FlightField } from './flight-field'
import { MomentField } from './moment-field'
import type { TransferBookingParts } from './use-transfer-booking'

/** The return transfer in the same vehicle, with its own day and time. */
export function RideBack({ parts }: { parts: TransferBookingParts }) {
  const t = useTranslations('basket.ride')
  const { booking, choice, choose, money, state } = parts
  const { backDate, backFlight, backTime, direction, isReturn } = choice
  const { pick } = state
  const one = pick && toReduced(multiplyAmount(pick.vehicle.price, pick.quantity), getCampaign(booking, Date.now()))
  const shown = one !== null && money && toShown(one, booking.price.currency, money)
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        checked={isReturn}
        end={shown && <Amount {...shown} money={money} />}
        onChange={({ target }) => choose({ isReturn: target.checked })}
      >
        {t('back')}
      </Checkbox>
      {isReturn && (
        <>
          <MomentField
            parts={parts}
            labels={{ date: t('backDay'), time: t('backTime') }}
            date={backDate}
            time={backTime}
            onDate={(date) => choose({ backDate: date })}
            onTime={(time) => choose({ backTime: time })}
          />
          <FlightField
            value={backFlight}
            isLanding={direction !== 'outward'}
            onChange={(flight) => choose({ backFlight: flight })}
          />
        </>
      )}
    </div>
  )
}
