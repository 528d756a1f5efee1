import { getTranslations } from 'next-intl/server'
import { CalendarLegend } from '@/components/calendar/calendar-legend'
import { NearCalendar } from '@/components/catalogue/availability/near-calendar'
import type { VillaBooking, YachtBooking } from '@/lib/basket/booking'

/** 'When it is free, and for how much': a calendar that needs scripts. */
export async function StaySection({ booking }: { booking: VillaBooking | YachtBooking }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.let' })
  const perBoat = 'charter' in booking && booking.charter === 'week' ? 'perWeek' : 'perDay'
  return (
    <NearCalendar
      booking={booking}
      lead={t('charter' in booking ? perBoat : 'perNight')}
      legend={<CalendarLegend locale={booking.locale} />}
    />
  )
}
