import type { Quote, QuoteRequest } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import type { ReservationDraft } from '@/domain/reservations/draft'
import { type GuestForm, hotelOf, toGuest } from '@/domain/reservations/guest-rules'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { Locale } from '@/domain/shared/locales'
import type { BookingOrder } from './send-booking'

interface OrderParts {
  locale: Locale
  draft: Pick<ReservationDraft, 'flow' | 'items' | 'couponCode' | 'agencyId' | 'subAgencyId'>
  /** Hold of the direct flow; the basket flow has none. */
  hold: QuoteRequest['hold']
  /** Values of a validated form. */
  guest: GuestForm
  /** The quote that the page shows. */
  seen: Quote
  currency: string
  method: PaymentMethod
  quoteTerms: Required<Pick<QuoteRequest, 'paymentPlan' | 'instalments' | 'cardBin'>>
  /** Whether an item has rental terms, which the guest has accepted too. */
  isRented: boolean
}

/** Builds the booking request once guest, payment and contracts are complete. */
export function buildOrder(parts: OrderParts): BookingOrder {
  const { locale, draft, hold, guest, seen, currency, method, quoteTerms, isRented } = parts
  const { flow, items, couponCode, agencyId, subAgencyId } = draft
  return {
    seen,
    agreed: null,
    basket: { locale, items: items.map(toSelection), couponCode, chosenCurrency: currency, ...quoteTerms, hold },
    request: {
      flow,
      hold,
      locale,
      guest: toGuest(guest),
      hotel: hotelOf(guest),
      note: guest.note,
      paymentMethod: method,
      paymentPlan: quoteTerms.paymentPlan,
      instalments: quoteTerms.instalments,
      distanceSalesAgreement: true,
      rentalAgreement: isRented,
      agencyId,
      subAgencyId,
    },
  }
}
