'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import type { DayTexts } from './build-day-texts'
import './day-field.css'

type PickerFile = typeof import('./day-picker')

interface DayFieldProps {
  /** Of what is pressed, for its label. */
  id: string
  name: string
  label: string
  locale: Locale
  texts: DayTexts
  /** A day, or nothing. */
  value?: string | undefined
  /** That day, written for people. */
  words?: string | undefined
  /** Name of the field for the other end of the stay. */
  pair?: string | undefined
  /** For what has been: days until today, instead of from today on. */
  isPast?: boolean | undefined
  /** A field with a frame of its own. */
  isFramed?: boolean | undefined
  /** Told of every day that stands in the form instead of the one given. */
  onDay?: ((day: string) => void) | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/**
 * A day of a plain form: the browser's own field without scripts, our calendar with them, whose code comes at the first press. The field
 * stays in the form either way, and says what is chosen.
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

  // A form that is reset, restored on the way back, or whose other day pulls this one along tells its fields nothing.
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
    // Where its code is there already, the panel stands before the press is over, and the button that has it by then would close it.
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
