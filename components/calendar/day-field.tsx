'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import type { DayTexts } from './build-day-texts'
import './day-field.css'

type PickerFile = typeof import('./day-picker')

interface DayFieldProps {
  /** Id of the button, for its label. */
  id: string
  name: string
  label: string
  locale: Locale
  texts: DayTexts
  /** 'YYYY-MM-DD', or an empty string. */
  value?: string | undefined
  /** `value`, formatted for display. */
  words?: string | undefined
  /** Name of the field with the other end of the stay. */
  pair?: string | undefined
  /** Accepts days up to today (for past events) instead of days from today on. */
  isPast?: boolean | undefined
  /** The field has its own border. */
  isFramed?: boolean | undefined
  /** Called with every day that differs from `value`. */
  onDay?: ((day: string) => void) | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/**
 * Date field of a plain form. Without scripts it is the browser's own date input; with scripts it opens our calendar,
 * whose code loads on the first click. The input stays in the form in both cases and holds the value.
 */
export function DayField({
  id,
  name,
  label,
  locale,
  texts,
  value: given = '',
  words,
  pair,
  isPast,
  isFramed,
  onDay,
  'aria-describedby': about,
  'aria-invalid': isInvalid,
}: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [value, setValue] = useState(given)
  const [file, setFile] = useState<PickerFile | null>(null)
  const [isWanted, setWanted] = useState(false)

  // A form fires no event on its fields when it is reset or restored from history, or when the other day of the pair
  // moves this one.
  useEffect(() => {
    const field = input.current
    const form = field?.form
    if (!field || !form) return
    const read = () => {
      setValue(field.value)
      if (field.value === given) return
      onDay?.(field.value)
      if (field.value !== '') void import('./day-picker').then(setFile)
    }
    const readAfterwards = () => setTimeout(read)
    read()
    form.addEventListener('reset', readAfterwards)
    form.addEventListener('change', readAfterwards)
    return () => {
      form.removeEventListener('reset', readAfterwards)
      form.removeEventListener('change', readAfterwards)
    }
  }, [given, onDay])

  const open = async (event: MouseEvent) => {
    // If the code is already loaded, the panel opens before the click ends, and the default action of the button, which
    // by then controls the panel, would close it.
    event.preventDefault()
    setFile(await import('./day-picker'))
    setWanted(true)
  }
  const write = (day: string) => {
    if (day === given && words) return words
    return file ? file.writeDay(day, locale) : day.split('-').reverse().join('.')
  }
  const shown = value === '' ? texts.choose : write(value)
  const Picker = isWanted && file ? file.DayPicker : null
  const panel = `${id}-days`
  return (
    <span className="day-field">
      <input
        ref={input}
        className={cx(isFramed && 'input')}
        type="date"
        name={name}
        aria-label={label}
        aria-describedby={about}
        aria-invalid={isInvalid}
        defaultValue={given}
      />
      <button
        ref={button}
        id={id}
        type="button"
        className={cx(isFramed && 'input')}
        aria-label={`${label}: ${shown}`}
        aria-describedby={about}
        data-invalid={isInvalid && ''}
        aria-haspopup="dialog"
        data-empty={value === '' ? '' : undefined}
        popoverTarget={Picker ? panel : undefined}
        onClick={Picker ? undefined : open}
      >
        {isFramed && <Icon name="calendar" size={18} />}
        <span>{shown}</span>
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
          isPast={isPast}
          button={button}
          input={input}
        />
      )}
    </span>
  )
}
