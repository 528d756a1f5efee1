import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { cx } from '@/components/ui/cx'
import type { DayAvailability } from '@/domain/availability/schema'
import type { MovableItem } from '@/lib/reservations/reservation-facts'

interface SessionListProps {
  day: DayAvailability
  item: MovableItem
  chosen: string | null
  onChoose: (time: string) => void
}

/** The departures of a day for the booked party. The departure that is already booked is disabled. */
export function SessionList({ day, item, chosen, onChoose }: SessionListProps) {
  const t = useTranslations('afterwards.date')
  const name = useId()
  return (
    <fieldset className="field">
      <legend className="mb-1.5">{t('session')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {day.sessions.map(({ time, endTime, seatsLeft }) => {
          const isOwn = day.date === item.date && time === item.session
          const isFull = seatsLeft < item.seats
          return (
            <label key={time} className="radio-card block px-3.5 py-2.5">
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={time}
                checked={chosen === time}
                disabled={isOwn || isFull}
                onChange={() => onChoose(time)}
              />
              <b className={cx('block', (isOwn || isFull) && 'text-muted')}>
                {endTime ? `${time} – ${endTime}` : time}
              </b>
              {(isOwn || isFull) && <small className="block text-muted">{t(isOwn ? 'booked' : 'full')}</small>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
