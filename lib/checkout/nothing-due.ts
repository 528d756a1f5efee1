import type { Quote } from '@/domain/basket/schema'
import { isZero } from '@/domain/money/amount'

/** Whether there are items to book and nothing to pay at booking: a coupon covers the total, or no deposit is due. */
export const isNothingDue = ({ items, fixed }: Quote): boolean =>
  items.some(({ item }) => item !== null) && isZero(fixed.charged)
