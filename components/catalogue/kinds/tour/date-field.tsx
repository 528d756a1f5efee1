'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatDay } from '@/lib/basket/day-words'
import { CalendarPanel } from './calendar-panel'
import type { TourBookingParts } from './use-tour-booking'

/** The day, chosen from a calendar that opens below its field. */
export function DateField({ parts }: { parts: TourBookingParts }) {
  const t = useTranslations('basket.card')
  const { booking, choice, choose } = parts
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // The first Escape closes what the calendar says of a day, the next one the calendar, and the one after that the sheet.
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [isOpen])

  return (
    <div ref={root} className="field relative">
      <label htmlFor={id}>{t('date')}</label>
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
          {choice.date === null ? t('chooseDate') : formatDay(choice.date, booking.locale)}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      {isOpen && (
        <CalendarPanel
          parts={parts}
          onPick={(date) => {
            choose({ date, session: null })
            close()
          }}
        />
      )}
    </div>
  )
}
