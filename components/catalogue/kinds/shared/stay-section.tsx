import { getTranslations } from 'next-intl/server'
import { CalendarLegend } from '@/components/calendar/calendar-legend'
import { NearCalendar } from '@/components/catalogue/availability/near-calendar'
import type { VillaBooking, YachtBooking } from '@/lib/basket/booking'

/** 'When it is free, and for how much': a calendar for who has scripts. */
export async function StaySection({ booking }: { booking: VillaBooking | YachtBooking }) {
  const t = await getTranslations({ locale: booking.locale, namespace: 'basket.let' })
  const isWeek = booking.kind === 'yacht' && booking.charter === 'week'
  return (
    <NearCalendar
      booking={booking}
      lead={t(booking.kind === 'villa' ? 'perNight' : isWeek ? 'perWeek' : 'perDay')}
      legend={<CalendarLegend locale={booking.locale} />}
    />
  )
}
