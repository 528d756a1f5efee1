import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { Locale } from '@/domain/shared/locales'
import { type Panel, usePanel } from './use-panel'

interface DateFieldProps {
  locale: Locale
  date: string | null
  label?: string | undefined
  /** Replaces the formatted day. */
  text?: string | undefined
  /** Renders the calendar. `close` closes the panel after a day is picked. */
  children: (close: Panel['close']) => ReactNode
}

/** Field for a day; opens a calendar below it. */
export function DateField({ locale, date, label, text, children }: DateFieldProps) {
  const t = useTranslations('basket.card')
  const { isOpen, isDrawn, setOpen, root, button, close } = usePanel()
  const id = useId()
  return (
    <div ref={root} className="field relative">
      <label htmlFor={id}>{label ?? t('date')}</label>
      <button
        ref={button}
        id={id}
        type="button"
        className="input font-semibold"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
        <span className="flex-1">
          {text ?? (date === null ? t('chooseDate') : capitalise(formatDay(date, locale), locale))}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      {isDrawn && children(close)}
    </div>
  )
}
