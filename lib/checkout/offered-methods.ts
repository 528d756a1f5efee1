import type { Quote } from '@/domain/basket/schema'
import type { PaymentMethod } from '@/domain/reservations/schema'

/** Of the tenant's ways to pay those that the quote has for this basket; all of them while there is no quote. */
export function listOfferedMethods(
  methods: readonly PaymentMethod[],
  quote: Pick<Quote, 'paymentMethods'> | null,
): readonly PaymentMethod[] {
  const offered = methods.filter((method) => quote?.paymentMethods?.includes(method) ?? true)
  return offered.length > 0 ? offered : methods
}
