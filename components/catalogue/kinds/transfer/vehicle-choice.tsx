import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Amount } from '@/components/money/amount'
import { RadioCard } from '@/components/ui/radio-card'
import { toShown } from '@/lib/basket/browser-money'
import { getCampaign, toReduced } from '@/lib/basket/price-choice'
import type { TransferBookingParts } from './use-transfer-booking'

/** The vehicles of the tariff with their prices. A vehicle that is too small for the party is marked. */
export function VehicleChoice({ parts }: { parts: TransferBookingParts }) {
  const t = useTranslations('basket.ride')
  const names = useTranslations('basket.vehicles')
  const name = useId()
  const { booking, choose, money, state } = parts
  const campaign = getCampaign(booking, Date.now())
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="sr-only">{t('vehicle')}</legend>
      {state.vehicles.map(({ vehicle, problem }) => {
        const shown = money && toShown(vehicle.price, booking.price.currency, money)
        const isPicked = state.pick?.vehicle.vehicle === vehicle.vehicle
        const count = isPicked ? (state.pick?.quantity ?? 1) : 1
        const title = names(vehicle.vehicle)
        const tooSmall = problem === 'tooManyPersons' ? t('tooFewSeats') : t('tooFewCases')
        return (
          <RadioCard
            key={vehicle.vehicle}
            className="py-2"
            name={name}
            value={vehicle.vehicle}
            title={count > 1 ? `${count} × ${title}` : title}
            note={
              problem !== null && count === 1 ? tooSmall : t('fits', { seats: vehicle.seats, count: vehicle.luggage })
            }
            end={
              shown && (
                <Amount
                  className="font-bold"
                  amount={toReduced(shown.amount, campaign)}
                  currency={shown.currency}
                  money={money}
                />
              )
            }
            checked={isPicked}
            disabled={problem !== null && !isPicked}
            onChange={() => choose({ vehicle: vehicle.vehicle, quantity: 1 })}
          />
        )
      })}
    </fieldset>
  )
}
