'use client'

import { useEffect, useState } from 'react'
import { whenLoaded } from '@/components/ui/first-interaction'
import type { PlainDate } from '@/domain/dates/plain-date'
import type { Locale } from '@/domain/shared/locales'

interface DaysLeftProps {
  endsOn: PlainDate
  locale: Locale
}

async function countDays(endsOn: PlainDate): Promise<number> {
  await whenLoaded()
  const { daysBetween } = await import('@/domain/dates/plain-date')
  const now = new Date()
  const pad = (part: number) => String(part).padStart(2, '0')
  return daysBetween(`${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`, endsOn)
}

/** 'in 55 days', computed in the browser because the page is cached for more than a day. The line is reserved. */
export function DaysLeft({ endsOn, locale }: DaysLeftProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    let isGone = false
    const say = (days: number) => {
      if (!isGone && days >= 0) setText(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'))
    }
    countDays(endsOn).then(say, () => undefined)
    return () => {
      isGone = true
    }
  }, [endsOn, locale])
  return <span className="min-h-6 text-sm text-muted">{text}</span>
}
