'use client'

import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'

export function CalendarLegend({ className }: { className?: string | undefined }) {
  const t = useTranslations('basket.calendar')
  return (
    <ul className={cx('flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted', className)} aria-hidden="true">
      <li>
        <b className="text-success">{t('lowest')}</b>
      </li>
      <li className="flex items-center gap-2">
        <i className="size-1.5 rounded-full bg-accent-strong" />
        {t('few')}
      </li>
      <li className="flex items-center gap-2">
        <i className="cal-hatch" />
        {t('closed')}
      </li>
    </ul>
  )
}
