import { useTranslations } from 'next-intl'
import { Tear } from '@/components/ui/tear'
import { MAXIMUM_PERSONS } from '@/domain/basket/limits'
import { toParty } from '@/lib/basket/stay-state'
import { BuyButtons } from '../shared/buy-buttons'
import { CountRow } from '../shared/count-row'
import { ExtraFields } from '../shared/extra-fields'
import { PaySplit } from '../shared/pay-split'
import { PriceLines } from '../shared/price-lines'
import { GuestsHint } from './guests-hint'
import type { YachtBookingParts } from './use-yacht-booking'
import { useYachtLines } from './use-yacht-lines'
import { YachtDates } from './yacht-dates'
import { YachtNotice } from './yacht-notice'

interface YachtFormProps {
  parts: YachtBookingParts
  onAdded?: (() => void) | undefined
}

/** The charter above the perforation, the payment below it. */
export function YachtForm({ parts, onAdded }: YachtFormProps) {
  const t = useTranslations('basket.yacht')
  const nameOf = useYachtLines(parts)
  const { add, booking, choice, choose, isBusy, money, state } = parts
  const { step, persons } = state
  return (
    <div className="flex flex-col gap-4">
      <YachtDates parts={parts} />
      {booking.marina !== null && <p className="text-sm text-muted">{t('marina', { place: booking.marina })}</p>}
      <div>
        <CountRow
          label={t('guests')}
          hint={<GuestsHint parts={parts} />}
          value={persons}
          min={1}
          max={MAXIMUM_PERSONS}
          onChange={(count) => choose({ pax: toParty(count) })}
        />
        <YachtNotice parts={parts} />
        <ExtraFields booking={booking} chosen={choice.extras} money={money} onChange={(extras) => choose({ extras })} />
      </div>
      <Tear />
      {state.priced && money && (
        <div>
          <PriceLines booking={booking} priced={state.priced} money={money} days={state.length} nameOf={nameOf} />
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
