import type { Discount } from '@/domain/shared/schema'

/** What a signed-in agency buys cheaper (`iskonto`), by its terms of now and never by a request; null for none. */
export function toTradeDiscount(discountPercent: string | null): Discount | null {
  return discountPercent !== null && Number(discountPercent) > 0
    ? { discountType: 'percent', discountValue: discountPercent }
    : null
}
