import type { Discount } from '@/domain/shared/schema'

/** Discount of a signed-in agency (`iskonto`), from its current terms and never from a request; null for none. */
export function toTradeDiscount(discountPercent: string | null): Discount | null {
  return discountPercent !== null && Number(discountPercent) > 0
    ? { discountType: 'percent', discountValue: discountPercent }
    : null
}
