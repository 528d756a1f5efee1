'use client'

import { useEffect, useState } from 'react'
import { daysBetween, type PlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'

interface DaysLeftProps {
  endsOn: PlainDate
  locale: Locale
}

function countDays(endsOn: PlainDate): number {
  const now = new Date()
  const pad = (part: number) => String(part).padStart(2, '0')
  return daysBetween(`${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`, endsOn)
}

/** 'in 55 days', said by the browser alone: the page is kept for longer than a day. Its line is held free from the start. */
export function DaysLeft({ endsOn, locale }: DaysLeftProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    const days = countDays(endsOn)
    setText(days < 0 ? '' : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'))
  }, [endsOn, locale])
  return <span className="min-h-6 text-sm text-muted">{text}</span>
}
