import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { capitalise, formatDayShort } from '@/domain/dates/day-words'
import { DatePanel } from '../shared/date-panel'
import { DayCalendar } from '../shared/day-calendar'
import { TimeCell } from '../shared/time-cell'
import { usePanel } from '../shared/use-panel'
import type { TransferBookingParts } from './use-transfer-booking'

interface MomentFieldProps {
  parts: TransferBookingParts
  labels: { date: string; time: string }
  date: string | null
  time: string | null
  onDate: (date: string) => void
  onTime: (time: string) => void
}

/** Day and time side by side; the day opens a calendar below. */
export function MomentField({ parts, labels, date, time, onDate, onTime }: MomentFieldProps) {
  const t = useTranslations('basket.ride')
  const { isOpen, isDrawn, setOpen, root, button, close } = usePanel()
  const { booking, money } = parts
  return (
    <div ref={root} className="relative">
      <div className="pair" data-open={isOpen ? '' : undefined}>
        <button
          ref={button}
          type="button"
          className="pair-cell"
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          onClick={() => setOpen(!isOpen)}
        >
          <small>{labels.date}</small>
          <b className={cx(date === null && 'font-semibold text-muted')}>
            {date === null ? t('choose') : capitalise(formatDayShort(date, booking.locale), booking.locale)}
          </b>
        </button>
        <TimeCell label={labels.time} value={time} onChange={onTime} />
      </div>
      {isDrawn && money && (
        <DatePanel label={labels.date}>
          <DayCalendar
            booking={booking}
            manner="runs"
            selected={date}
            money={money}
            onPick={(day) => close(() => onDate(day))}
          />
        </DatePanel>
      )}
    </div>
  )
}
