import { useTranslations } from 'next-intl'
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useId, useMemo, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { useLingering } from '@/components/ui/use-lingering'
import { formatMonth, listWeekdays, listWeeks } from '@/domain/dates/day-words'
import { addMonths, type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import type { Amount } from '@/domain/money/amount'
import type { Locale } from '@/domain/shared/locales'
import type { AvailabilitySnapshot } from '@/lib/basket/availability-store'
import { type DayEvaluator, findNearest } from '@/lib/basket/evaluate-day'
import { buildCells } from './build-cells'
import { DayButton } from './day-button'
import { describeDay } from './describe-day'
import { NothingOpen } from './nothing-open'
import { listWeeksToCome } from './roll-months'
import { useDayKeys } from './use-day-keys'
import { type Manner, useDayWords } from './use-day-words'
import { usePendingPick } from './use-pending-pick'
import { WhyNotPanel } from './why-not-panel'
import './calendar.css'

export interface MonthCalendarProps {
  locale: Locale
  /** 'let' for rentals; defaults to 'runs'. */
  manner?: Manner | undefined
  availability: AvailabilitySnapshot
  /** First day of the month that is shown. */
  month: PlainDate
  /** Today in the tenant's time zone; earlier months cannot be shown. */
  today: PlainDate
  /** Evaluates a day. `seats` is the number of seats that the party needs; 0 for products let by the night. */
  evaluate: DayEvaluator
  seats: number
  selected: PlainDate | null
  /** Last day of a stay; the days in between are marked as part of it. */
  end?: PlainDate | null | undefined
  /** Converts the adult price of a day into the displayed price. */
  priceOf: (adult: Amount) => Amount
  writePrice: (amount: Amount) => { full: string; bare: string }
  /** The calendar is attached to a field: past weeks are left out, or the others would not fit in the window. */
  isTight?: boolean | undefined
  onMonth: (month: PlainDate) => void
  onPick: (date: PlainDate) => void
  onRetry: () => void
}

/** Position of the panel: below the day, aligned with its edge. The stylesheet keeps it inside the calendar. */
function placeOf(grid: HTMLTableElement | null, date: PlainDate): CSSProperties {
  const day = grid?.querySelector(`[data-date="${date}"]`)?.getBoundingClientRect()
  const frame = grid?.closest('.cal')?.getBoundingClientRect()
  if (!day || !frame) return {}
  const isRtl = grid?.closest('[dir]')?.getAttribute('dir') === 'rtl'
  const start = isRtl ? frame.right - day.right : day.left - frame.left
  return { '--why-top': `${day.bottom - frame.top}px`, '--why-start': `${start}px` } as CSSProperties
}

const dateAt = ({ target }: SyntheticEvent): PlainDate | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('.cal-day')?.dataset.date : undefined

/**
 * Calendar of one month with prices. A day that cannot be booked shows the reason when it is pointed at (design:
 * why-not).
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const {
    locale,
    manner = 'runs',
    availability,
    month,
    today,
    evaluate,
    seats,
    selected,
    end = null,
    isTight = false,
  } = props
  const { priceOf, writePrice, onMonth, onPick, onRetry } = props
  const t = useTranslations('basket.calendar')
  const days = useDayWords(manner)
  const title = useId()
  const gridRef = useRef<HTMLTableElement>(null)
  const [asked, setAsked] = useState<PlainDate | null>(null)
  const [place, setPlace] = useState<CSSProperties>()
  const isClosed = (date: PlainDate) => date < today
  const keys = useDayKeys({
    gridRef,
    month,
    today,
    isClosed,
    start: selected ?? availability.firstOpen ?? today,
    onMonth,
  })

  const state = availability.months[month]
  const isWaiting = useLingering(state?.status === 'loading')
  const { days: known } = availability
  const cells = useMemo(() => buildCells(known, month, evaluate, priceOf), [known, month, evaluate, priceOf])
  // Memoised: building the texts of a month takes longer than an interaction may (INP), and a new choice does not
  // change them.
  const weeks = useMemo(() => {
    const faceOf = (date: PlainDate) => {
      const cell = cells.get(date)
      const problem = cell?.evaluation.problem ?? null
      const price = cell?.price ? writePrice(cell.price) : null
      const nearest = problem === null ? null : findNearest(known, date, evaluate)
      const label = describeDay({ date, cell, price: price?.full ?? null, nearest }, { t, days, locale, seats })
      const isSaid = problem !== null && problem !== 'past'
      return { date, cell, label, word: price?.bare ?? (isSaid ? days(`word.${problem}`) : null) }
    }
    const shown = isTight ? listWeeksToCome(month, today) : listWeeks(month)
    return shown.map((week) => week.map((date) => (date === null ? null : faceOf(date))))
  }, [known, cells, month, today, isTight, evaluate, writePrice, t, days, locale, seats])
  const longNames = listWeekdays(locale, 'long')
  const closed = asked === null ? undefined : cells.get(asked)
  const nearest = closed?.evaluation.problem ? findNearest(known, closed.date, evaluate) : null

  const show = (date: PlainDate) => {
    keys.setTabStop(date)
    // An unknown day has no reason to show, and a reason that arrives later would no longer answer the click.
    const cell = cells.get(date)
    if (!cell) return
    setAsked(date)
    if (cell.evaluation.problem) setPlace(placeOf(gridRef.current, date))
  }
  const pick = (date: PlainDate) => {
    const cell = cells.get(date)
    setPendingPick(cell ? null : date)
    if (!cell || cell.evaluation.problem !== null) return show(date)
    setAsked(null)
    onPick(date)
  }
  const setPendingPick = usePendingPick(cells, month, pick)
  const onDay = (act: (date: PlainDate) => void) => (event: SyntheticEvent) => {
    const date = dateAt(event)
    if (date !== undefined) act(date)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && closed?.evaluation.problem) {
      event.preventDefault()
      setAsked(null)
    } else keys.onKeyDown(event)
  }

  const priceOn = (date: PlainDate): string | null => {
    const adult = availability.days.find((day) => day.date === date)?.lowestPrice
    return adult ? writePrice(priceOf(adult)).full : null
  }

  return (
    <section className="cal relative rounded-card border border-line bg-surface" aria-busy={isWaiting}>
      <div className="flex items-center justify-between border-b border-line px-5 py-3.5">
        <IconButton
          icon="chevron-left"
          flip
          label={t('previous')}
          disabled={month <= today}
          onClick={() => onMonth(addMonths(month, -1))}
        />
        <h3 id={title} className="flex-1 text-center" aria-live="polite">
          <span key={month}>{formatMonth(month, locale)}</span>
        </h3>
        <IconButton icon="chevron-right" flip label={t('next')} onClick={() => onMonth(addMonths(month, 1))} />
      </div>
      {state?.status === 'failed' && (
        <Alert tone="bad" role="alert" className="m-3" title={t('failed')}>
          <Button tone="secondary" size="small" className="mt-3" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Alert>
      )}
      <table
        ref={gridRef}
        className="cal-grid"
        aria-labelledby={title}
        onKeyDown={onKeyDown}
        onFocusCapture={keys.onFocusCapture}
        onBlurCapture={keys.onBlurCapture}
        onFocus={onDay(show)}
        onClick={onDay(pick)}
      >
        <caption className="sr-only">{t('keys')}</caption>
        <thead>
          <tr>
            {listWeekdays(locale, 'short').map((name, index) => (
              <th key={name} scope="col" abbr={longNames[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, index) => (
                <td key={day?.date ?? longNames[index]}>
                  {day && (
                    <DayButton
                      {...day}
                      isTabStop={day.date === keys.tabStop}
                      isSelected={day.date === selected || (end !== null && day.date === end)}
                      isWithin={selected !== null && end !== null && selected < day.date && day.date < end}
                      isShown={day.date === asked && Boolean(closed?.evaluation.problem)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {state?.status === 'ready' && availability.firstOpen === null && <NothingOpen people={Math.max(1, seats)} />}
      {closed && (
        <WhyNotPanel
          cell={closed}
          locale={locale}
          days={days}
          seats={seats}
          nearest={nearest}
          nearestPrice={nearest === null ? null : priceOn(nearest)}
          style={place}
          onTake={(date) => {
            setAsked(null)
            onMonth(startOfMonth(date))
            onPick(date)
          }}
        />
      )}
    </section>
  )
}
