import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { toParty } from '@/lib/basket/stay-state'
import { MOST_CASES } from '@/lib/basket/transfer-choice'
import { CountRow } from '../shared/count-row'
import { usePanel } from '../shared/use-panel'
import { FlightField } from './flight-field'
import type { TransferBookingParts } from './use-transfer-booking'

const MOST_PEOPLE = 60

/** Flight number, and the number of people, cases and child seats. */
export function RideLoad({ parts }: { parts: TransferBookingParts }) {
  const t = useTranslations('basket.ride')
  const { isOpen, setOpen, root, button } = usePanel()
  const { booking, choice, choose, state } = parts
  const { childSeats, flight, luggage } = choice
  const mostSeats = booking.childSeats * (state.pick?.quantity ?? 1)
  // A changed load may need another vehicle; the chosen vehicle is kept only while it is large enough.
  return (
    <div ref={root} className="relative">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <FlightField
          value={flight}
          isLanding={choice.direction === 'outward'}
          onChange={(typed) => choose({ flight: typed })}
        />
        <button
          ref={button}
          type="button"
          className="input font-bold"
          aria-expanded={isOpen}
          aria-label={`${t('load')}: ${t('people')} ${state.persons}, ${t('luggage')} ${luggage}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="users" />
          {state.persons}
          <Icon name="luggage" />
          {luggage}
          <Icon name="chevron-down" size={18} className="ms-auto" />
        </button>
      </div>
      {isOpen && (
        <div className="mt-2 rounded-input border border-line px-4 py-1">
          <CountRow
            label={t('people')}
            hint={null}
            value={state.persons}
            min={1}
            max={MOST_PEOPLE}
            onChange={(count) => choose({ pax: toParty(count) })}
          />
          <CountRow
            label={t('luggage')}
            hint={null}
            value={luggage}
            min={0}
            max={MOST_CASES}
            onChange={(count) => choose({ luggage: count })}
          />
          {mostSeats > 0 && (
            <CountRow
              label={t('childSeats')}
              hint={t('childSeatsHint', { count: mostSeats })}
              value={Math.min(childSeats, mostSeats)}
              min={0}
              max={mostSeats}
              onChange={(count) => choose({ childSeats: count })}
            />
          )}
        </div>
      )}
    </div>
  )
}
