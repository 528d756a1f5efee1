import { useTranslations } from 'next-intl'
import { Tear } from '@/components/ui/tear'
import { MAXIMUM_PERSONS } from '@/domain/basket/limits'
import { capitalise, formatDayShort } from '@/domain/dates/day-words'
import { formatDate } from '@/domain/dates/plain-date'
import { VILLA_SHAPE } from '@/lib/basket/evaluate-stay'
import { toParty } from '@/lib/basket/stay-state'
import { BuyButtons } from '../shared/buy-buttons'
import { CountRow } from '../shared/count-row'
import { ExtraFields } from '../shared/extra-fields'
import { PaySplit } from '../shared/pay-split'
import { PriceLines } from '../shared/price-lines'
import { RangeField } from '../shared/range-field'
import type { VillaBookingParts } from './use-villa-booking'
import { VillaNotice } from './villa-notice'

interface VillaFormProps {
  parts: VillaBookingParts
  onAdded?: (() => void) | undefined
}

/** The stay above the perforation, the payment below it. */
export function VillaForm({ parts, onAdded }: VillaFormProps) {
  const t = useTranslations('basket.villa')
  const { add, booking, choice, choose, isBusy, money, state } = parts
  const { capacity, checkInFrom, checkOutUntil, locale } = booking
  const { date, endDate } = choice
  const { step, persons } = state
  const dayOf = (day: string | null) => (day === null ? t('choose') : capitalise(formatDayShort(day, locale), locale))
  return (
    <div className="flex flex-col gap-4">
      <RangeField
        booking={booking}
        shape={VILLA_SHAPE}
        range={{ date, endDate }}
        money={money}
        cells={{
          date: { label: t('arrive', { time: checkInFrom }), text: dayOf(date) },
          endDate: { label: t('leave', { time: checkOutUntil }), text: dayOf(endDate) },
        }}
        asks={{ date: t('missing.date'), endDate: t('missing.endDate') }}
        onChange={choose}
      />
      <VillaNotice parts={parts} />
      <div>
        <CountRow
          label={t('guests')}
          hint={t('guestsHint', { count: capacity })}
          value={persons}
          min={1}
          max={MAXIMUM_PERSONS}
          onChange={(count) => choose({ pax: toParty(count) })}
        />
        <ExtraFields booking={booking} chosen={choice.extras} money={money} onChange={(extras) => choose({ extras })} />
      </div>
      <Tear />
      {state.priced && money && date !== null && (
        <div>
          <PriceLines
            booking={booking}
            priced={state.priced}
            money={money}
            days={state.length}
            nameOf={({ quantity }) => ({ name: t('nights', { count: quantity }), isCounted: true })}
          />
          <PaySplit priced={state.priced} money={money} later={t('later', { date: formatDate(date) })} />
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
