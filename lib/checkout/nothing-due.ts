import type { Quote } from '@/domain/basket/schema'
import { isZero } from '@/domain/money/amount'

/** Whether there is something to book that asks for no money at booking: a coupon pays it whole, or it takes no deposit. */
export const isNothingDue = ({ items, fixed }: Quote): boolean =>
  items.some(({ item }) => item !== null) && isZero(fixed.charged)
