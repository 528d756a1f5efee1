import type { ComponentType } from 'react'
import type { Draw } from '@/components/ui/deferred-part'
import type { Locale } from '@/domain/shared/locales'
import { loadBasketMessages } from './load-basket-messages'

interface Booked {
  booking: { locale: Locale }
}

/** A browser makes its first date format slowly, any other at once: it is made in a task of its own, not while something is drawn. */
async function warmDates(locale: Locale): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(0)
}

/** Draws a part of a product's page with the basket's words around it; all of it is fetched side by side. Rejects when it cannot be had. */
export async function withBasketTexts<P extends Booked>(
  part: Promise<ComponentType<P>>,
  locale: Locale,
): Promise<Draw<P>> {
  const [Part, { BasketTexts }] = await Promise.all([part, import('./basket-texts'), loadBasketMessages(locale)])
  await warmDates(locale)
  return (props) => (
    <BasketTexts locale={props.booking.locale}>
      <Part {...props} />
    </BasketTexts>
  )
}
