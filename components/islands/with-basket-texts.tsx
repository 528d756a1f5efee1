import type { ComponentType } from 'react'
import type { Draw } from '@/components/ui/deferred-part'
import type { Locale } from '@/domain/shared/locales'
import { loadBasketMessages } from './load-basket-messages'

interface Booked {
  booking: { locale: Locale }
}

/** The first `Intl.DateTimeFormat` of a page is slow. This creates one in its own task, outside rendering. */
async function warmDates(locale: Locale): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(0)
}

/**
 * Wraps a part of a product page in the basket messages. Loads the part and the messages in parallel. Rejects if either
 * cannot be loaded.
 */
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
