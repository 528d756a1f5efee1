import { getTranslations } from 'next-intl/server'
import { IslandTexts } from '@/components/basket/island-texts'
import type { TourBooking } from '@/lib/basket/booking'
import { AvailabilityCalendar } from './availability-calendar'

/** 'When it runs, and for how much': a heading for the page, a calendar for who has scripts, the departures for who has not. */
export async function CalendarSection({ booking, sessions }: { booking: TourBooking; sessions: readonly string[] }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.calendar' })
  return (
    <IslandTexts locale={booking.locale} names={['basket.calendar']}>
      <AvailabilityCalendar booking={booking} />
      <noscript>
        <p>{t('noScript', { times: sessions.join(', ') })}</p>
      </noscript>
    </IslandTexts>
  )
}
