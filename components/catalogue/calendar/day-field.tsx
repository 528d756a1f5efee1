'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { formatDay } from '@/lib/basket/day-words'
import { followDates } from '../listing/follow-dates'
import type { DayPickerProps } from './day-picker'
import type { DayTexts } from './day-texts'
import './day-field.css'

interface DayFieldProps {
  /** Of what is pressed, for its label. */
  id: string
  name: string
  label: string
  locale: Locale
  texts: DayTexts
  /** A day, or nothing. */
  value?: string | undefined
  /** Name of the field for the other end of the stay. */
  pair?: string | undefined
  /** A field with a frame of its own. */
  isFramed?: boolean | undefined
}

/**
 * A day of a plain form: the browser's own field without scripts, our calendar with them, whose code comes at the first press. The field
 * stays in the form either way, and says what is chosen.
 */
export function DayField({ id, name, label, locale, texts, value: given = '', pair, isFramed }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [value, setValue] = useState(given)
  const [Picker, setPicker] = useState<ComponentType<DayPickerProps> | null>(null)

  // A form that is reset, restored on the way back, or whose other day pulls this one along tells its fields nothing.
  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return
    const read = () => setValue(field.value)
    const readAfterwards = () => setTimeout(read)
    read()
    form.addEventListener('reset', readAfterwards)
    form.addEventListener('change', readAfterwards)
    return () => {
      form.removeEventListener('reset', readAfterwards)
      form.removeEventListener('change', readAfterwards)
    }
  }, [])

  const load = async () => {
    if (Picker) return
    const file = await import('./day-picker')
    setPicker(() => file.DayPicker)
  }
  const pick = (day: string) => {
    const field = input.current
    if (!field) return
    field.value = day
    if (field.form) followDates(field.form, field)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const words = value === '' ? texts.choose : formatDay(value, locale)
  const panel = `${id}-days`
  return (
    <span className="day-field">
      <input
        ref={input}
        className={cx(isFramed && 'input')}
        type="date"
        name={name}
        aria-label={label}
        defaultValue={given}
      />
      <button
        ref={button}
        id={id}
        type="button"
        className={cx(isFramed && 'input')}
        aria-label={`${label}: ${words}`}
        aria-haspopup="dialog"
        data-empty={value === '' ? '' : undefined}
        popoverTarget={Picker ? panel : undefined}
        onClick={load}
        suppressHydrationWarning
      >
        {isFramed && <Icon name="calendar" size={18} />}
        <span suppressHydrationWarning>{words}</span>
      </button>
      {Picker && (
        <Picker
          id={panel}
          label={label}
          locale={locale}
          texts={texts}
          value={value}
          other={() =>
            pair ? (input.current?.form?.querySelector<HTMLInputElement>(`[name="${pair}"]`)?.value ?? '') : ''
          }
          button={button}
          onPick={pick}
        />
      )}
    </span>
  )
}
