import type { BasketItem, Problem, Quote, Selection } from '@/domain/basket/schema'
import { isSameDeparture } from '@/domain/basket/selection'
import { type Amount, addAmounts, isZero, negate, subtractAmounts } from '@/domain/money/amount'
import type { PriceComponent, PricedLine } from '@/domain/pricing/types'

type QuotedLine = Quote['chosen']['lines'][number]

/** One basket item with its part of the quote. */
export interface ItemView {
  item: BasketItem
  /** Reason why it is unavailable; null if it is available or unknown. */
  problem: Problem | null
  nearestOpen: string | null
  limit: number | null
  /** Its line in the chosen currency; null if it is unavailable or not priced yet. */
  line: QuotedLine | null
}

/** A line's total before the discounts on the whole basket. */
export function ownTotal(line: Pick<PricedLine, 'productTotal' | 'campaignDiscount' | 'extrasTotal'>): Amount {
  return addAmounts(subtractAmounts(line.productTotal, line.campaignDiscount), line.extrasTotal)
}

/** Combines the items with the quote. An item changed since the quote is not priced yet. */
export function buildItemViews(
  items: readonly BasketItem[],
  asked: readonly Selection[],
  quote: Quote | null,
): ItemView[] {
  return items.map((item) => {
    const index = asked.findIndex((selection) => isSameDeparture(selection, item))
    const answer = index < 0 ? undefined : quote?.items[index]
    const line = quote?.chosen.lines.find(({ key }) => key === answer?.item?.key) ?? null
    return {
      item,
      problem: answer?.problem ?? null,
      nearestOpen: answer?.nearestOpen ?? null,
      limit: answer?.limit ?? null,
      line,
    }
  })
}

export type DiscountCode = 'basketDiscount' | 'couponDiscount' | 'tradeDiscount'
const DISCOUNTS: readonly DiscountCode[] = ['basketDiscount', 'couponDiscount', 'tradeDiscount']

export type TotalRow =
  | { code: 'item'; key: string; amount: Amount; components: PriceComponent[]; campaignDiscount: Amount }
  | { code: DiscountCode | 'taxTotal' | 'instalmentDifference'; amount: Amount }

/** The rows of the grand total, in order of computation (decisions 6), without zero discounts and taxes. */
export function buildTotalRows({ lines, totals }: Quote['chosen']): TotalRow[] {
  const items = lines.map((line): TotalRow => {
    const { key, campaignDiscount } = line
    const components = line.components as PriceComponent[]
    return { code: 'item', key, amount: ownTotal(line), components, campaignDiscount: negate(campaignDiscount) }
  })
  const discounts = DISCOUNTS.map((code): TotalRow => ({ code, amount: negate(totals[code]) }))
  const added: TotalRow[] = [
    { code: 'taxTotal', amount: totals.taxTotal },
    { code: 'instalmentDifference', amount: totals.instalmentDifference },
  ]
  return [...items, ...[...discounts, ...added].filter(({ amount }) => !isZero(amount))]
}

export interface DepositRow {
  key: string
  /** The item's total after all discounts; `deposit` is the part due now. */
  total: Amount
  rate: number
  deposit: Amount
}

/** The rows of the amount due now, one per item. An instalment difference, if any, is added on top. */
export function buildDepositRows({ lines }: Quote['chosen']): DepositRow[] {
  return lines.map(({ key, total, depositRate, deposit }) => ({ key, total, rate: depositRate, deposit }))
}
