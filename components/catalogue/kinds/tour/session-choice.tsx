import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { cx } from '@/components/ui/cx'
import { seatsOf } from '@/domain/basket/selection'
import type { TourBookingParts } from './use-tour-booking'

/** The departures of the chosen day with the seats left; a full one is marked. */
export function SessionChoice({ parts }: { parts: TourBookingParts }) {
  const t = useTranslations('basket.card')
  const name = useId()
  const { choice, state, choose } = parts
  const { day, session } = state
  if (!day || day.sessions.length === 0) return null
  const seats = seatsOf(choice.pax)
  return (
    <fieldset className="field">
      <legend className="mb-1.5">{t('session')}</legend>
      <div className={cx('grid gap-2', day.sessions.length > 1 && 'grid-cols-2')}>
        {day.sessions.map(({ time, endTime, seatsLeft }) => {
          const isFull = seatsLeft === 0
          return (
            <label key={time} className="radio-card block px-3.5 py-2.5">
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={time}
                checked={session?.time === time}
                disabled={isFull}
                onChange={() => choose({ session: time })}
              />
              <b className={cx('block', isFull && 'line-through')}>{endTime ? `${time} – ${endTime}` : time}</b>
              <small className={cx('block font-semibold', seatsLeft < seats ? 'text-muted' : 'text-brand')}>
                {isFull ? t('sessionFull') : t('seatsLeft', { count: seatsLeft })}
              </small>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
