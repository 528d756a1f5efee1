import { useTranslations } from 'next-intl'
import { Tear } from '@/components/ui/tear'
import { BuyButtons } from '../shared/buy-buttons'
import { DateField } from '../shared/date-field'
import { ExtraFields } from '../shared/extra-fields'
import { PaySplit } from '../shared/pay-split'
import { PriceLines } from '../shared/price-lines'
import { CalendarPanel } from './calendar-panel'
import { CardNotice } from './card-notice'
import { PeopleFields } from './people-fields'
import { SessionChoice } from './session-choice'
import type { TourBookingParts } from './use-tour-booking'
import { useTourLines } from './use-tour-lines'

interface BookingFormProps {
  parts: TourBookingParts
  onAdded?: (() => void) | undefined
}

/** The selection above the perforation, the payment below it. */
export function BookingForm({ parts, onAdded }: BookingFormProps) {
  const t = useTranslations('basket.card')
  const nameOf = useTourLines(parts.booking)
  const { add, booking, choice, choose, isBusy, money, state } = parts
  const { step } = state
  const missing = step === 'ready' ? null : step === 'loading' ? step : t(`missing.${step}`)
  return (
    <div className="flex flex-col gap-4">
      <DateField locale={booking.locale} date={choice.date}>
        {(close) => <CalendarPanel parts={parts} onPick={(date) => close(() => choose({ date, session: null }))} />}
      </DateField>
      <SessionChoice parts={parts} />
      <div>
        <PeopleFields parts={parts} />
        <ExtraFields booking={booking} chosen={choice.extras} money={money} onChange={(extras) => choose({ extras })} />
      </div>
      <CardNotice parts={parts} />
      <Tear />
      {state.priced && money && (
        <div>
          <PriceLines booking={booking} priced={state.priced} money={money} days={booking.days} nameOf={nameOf} />
          <PaySplit priced={state.priced} money={money} later={t('payLater')} />
        </div>
      )}
      <BuyButtons
        booking={booking}
        isBusy={isBusy}
        missing={missing}
        freeUntil={state.freeUntil}
        add={add}
        onAdded={onAdded}
      />
    </div>
  )
}
