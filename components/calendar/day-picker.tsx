import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/components/ui/icon-button'
import { capitalise, formatDay, formatMonth, listWeekdays, listWeeks } from '@/domain/dates/day-words'
import { addDays, addMonths, type PlainDate, startOfMonth } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'
import type { DayTexts } from './build-day-texts'
import { followDates } from './follow-dates'
import { goRound } from './go-round'
import { placePanel } from './place-panel'
import { type RolledMonth, rollMonths } from './roll-months'
import { useDayKeys } from './use-day-keys'
import './calendar.css'
import './day-panel.css'

/** Formats a chosen day for the field. */
export const writeDay = (date: PlainDate, locale: Locale): string => capitalise(formatDay(date, locale), locale)

export interface DayPickerProps {
  id: string
  label: string
  locale: Locale
  texts: DayTexts
  /** The chosen day, or an empty string. */
  value: string
  /** Returns the other end of the stay, or an empty string. Its month is shown if no day is chosen. */
  other: () => string
  /** Accepts days up to today (for past events) instead of days from today on. */
  isPast?: boolean | undefined
  /** Button to which the panel is anchored. */
  button: RefObject<HTMLButtonElement | null>
  /** Form field that holds the day. */
  input: RefObject<HTMLInputElement | null>
}

/** Today in the browser's time zone. */
function readToday(): PlainDate {
  const now = new Date()
  const two = (figure: number) => String(figure).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Calendar of one month in a panel at its field; on phones, in a bottom sheet. */
export function DayPicker({ id, label, locale, texts, value, other, isPast = false, button, input }: DayPickerProps) {
  const panel = useRef<HTMLDivElement>(null)
  const gridRef = useRef<HTMLTableElement>(null)
  const title = useId()
  const today = readToday()
  const end = other()
  const isClosed = (day: PlainDate) => (isPast ? day > today : day < today)
  const start = [value, end, today].find((day) => day !== '' && !isClosed(day)) ?? today
  const [month, setMonth] = useState(startOfMonth(start))
  const [place, setPlace] = useState<CSSProperties>()
  const keys = useDayKeys({ gridRef, month, today, isClosed, start, onMonth: setMonth })
  const [low = '', high = ''] = value && end ? [value, end].sort() : []

  useEffect(() => panel.current?.showPopover(), [])
  useEffect(() => {
    const follow = () => setPlace(placePanel(button.current))
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [button])

  const pick = (day: string) => {
    const field = input.current
    if (field) {
      field.value = day
      if (field.form) followDates(field.form, field)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    panel.current?.hidePopover()
  }
  const longNames = listWeekdays(locale, 'long')
  const months: RolledMonth[] = isPast ? [{ month, weeks: listWeeks(month) }] : rollMonths(month, today)
  const dayOf = (date: PlainDate) => (
    <button
      type="button"
      className="cal-day"
      data-date={date}
      data-past={isClosed(date) ? '' : undefined}
      data-within={low < date && date < high ? '' : undefined}
      aria-label={capitalise(formatDay(date, locale, 'long'), locale)}
      aria-pressed={date === value || date === end}
      disabled={isClosed(date)}
      tabIndex={date === keys.tabStop ? 0 : -1}
      onClick={() => pick(date)}
      onFocus={() => keys.setTabStop(date)}
    >
      {Number(date.slice(8))}
    </button>
  )
  const content = (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className="day-panel"
      style={place}
      onKeyDown={goRound}
      onBeforeToggle={({ newState }) => {
        if (newState !== 'open') return
        setMonth(startOfMonth(start))
        keys.setTabStop(start)
        setPlace(placePanel(button.current))
      }}
      onToggle={({ newState }) => {
        if (newState === 'open')
          gridRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
      }}
    >
      <header>
        <b>{label}</b>
        <IconButton icon="x" label={texts.close} onClick={() => panel.current?.hidePopover()} />
      </header>
      <div className="flex items-center justify-between border-b border-line px-5 py-3.5">
        <IconButton
          icon="chevron-left"
          flip
          label={texts.previous}
          disabled={isClosed(addDays(month, -1))}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h3 id={title} className="flex-1 text-center" aria-live="polite">
          {formatMonth(month, locale)}
        </h3>
        <IconButton
          icon="chevron-right"
          flip
          label={texts.next}
          disabled={isClosed(addMonths(month, 1))}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </div>
      <table ref={gridRef} className="cal-grid" aria-labelledby={title} onKeyDown={keys.onKeyDown}>
        <caption className="sr-only">{texts.keys}</caption>
        <thead>
          <tr>
            {listWeekdays(locale, 'short').map((name, index) => (
              <th key={name} scope="col" abbr={longNames[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {months.map(({ month: shown, weeks }) => (
          <tbody key={shown}>
            {shown !== month && (
              <tr>
                <th scope="rowgroup" colSpan={7}>
                  {formatMonth(shown, locale)}
                </th>
              </tr>
            )}
            {weeks.map((week) => (
              <tr key={week.find((date) => date !== null)}>
                {week.map((date, index) => (
                  <td key={date ?? longNames[index]}>{date !== null && dayOf(date)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {value !== '' && (
        <button type="button" className="btn btn-quiet btn-sm day-clear" onClick={() => pick('')}>
          {texts.clear}
        </button>
      )}
    </div>
  )
  // The portal moves the panel out of the label, which would forward every click to its button. It stays inside a
  // bottom sheet, which closes on an outside click, and inside a modal dialog, outside which the page is inert.
  return createPortal(content, button.current?.closest('[popover], dialog') ?? document.body)
}
