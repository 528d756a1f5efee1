import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'

/** Legend of the marks in a product's calendar. */
export async function CalendarLegend({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'basket.calendar' })
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted" aria-hidden="true">
      <li>
        <b className="text-success">{t('lowest')}</b>
      </li>
      <li className="flex items-center gap-2">
        <i className="size-1.5 rounded-full bg-accent-strong forced-color-adjust-none" />
        {t('few')}
      </li>
      <li className="flex items-center gap-2">
        <i className="cal-hatch" />
        {t('closed')}
      </li>
    </ul>
  )
}
