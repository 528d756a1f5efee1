'use client'

import { Tear } from '@/components/ui/tear'
import { BuyButtons } from './buy-buttons'
import { CardNotice } from './card-notice'
import { DateField } from './date-field'
import { ExtraFields } from './extra-fields'
import { PaySplit } from './pay-split'
import { PeopleFields } from './people-fields'
import { PriceLines } from './price-lines'
import { SessionChoice } from './session-choice'
import type { TourBookingParts } from './use-tour-booking'

interface BookingFormProps {
  parts: TourBookingParts
  onAdded?: (() => void) | undefined
}

/** Above the perforation what is chosen, below it what is paid. */
export function BookingForm({ parts, onAdded }: BookingFormProps) {
  const { booking, money, state } = parts
  return (
    <div className="flex flex-col gap-4">
      <DateField parts={parts} />
      <SessionChoice parts={parts} />
      <div>
        <PeopleFields parts={parts} />
        <ExtraFields parts={parts} />
      </div>
      <CardNotice parts={parts} />
      <Tear />
      {state.priced && money && (
        <div>
          <PriceLines booking={booking} priced={state.priced} money={money} />
          <PaySplit priced={state.priced} money={money} />
        </div>
      )}
      <BuyButtons parts={parts} onAdded={onAdded} />
    </div>
  )
}
