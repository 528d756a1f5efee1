import { getTranslations } from 'next-intl/server'
import { CalendarLegend } from '@/components/calendar/calendar-legend'
import { commaOf } from '@/domain/shared/locales'
import type { TourBooking } from '@/lib/basket/booking'
import { NearCalendar } from './near-calendar'

/** 'When it runs, and for how much': heading and calendar; without scripts, the list of departures. */
export async function CalendarSection({ booking, sessions }: { booking: TourBooking; sessions: readonly string[] }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.calendar' })
  return (
    <>
      <NearCalendar
        booking={booking}
        lead={t(booking.pricing.pricingMode === 'group' ? 'perGroup' : 'perAdult')}
        legend={<CalendarLegend locale={booking.locale} />}
      />
      <noscript>
        <p>{t('noScript', { times: sessions.join(commaOf(booking.locale)) })}</p>
      </noscript>
    </>
  )
}
