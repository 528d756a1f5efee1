import type { Quote } from '@/domain/basket/schema'
import type { PaymentMethod } from '@/domain/reservations/schema'

/** The tenant's payment methods that the quote allows for this basket; all of them without a quote. */
export function listOfferedMethods(
  methods: readonly PaymentMethod[],
  quote: Pick<Quote, 'paymentMethods'> | null,
): readonly PaymentMethod[] {
  const offered = methods.filter((method) => quote?.paymentMethods?.includes(method) ?? true)
  return offered.length > 0 ? offered : methods
}
