import type { BasketItem, Problem, Quote, Selection } from '@/domain/basket/schema'
import { isSameDeparture } from '@/domain/basket/selection'
import { type Amount, addAmounts, isZero, negate, subtractAmounts } from '@/domain/money/amount'
import type { PriceComponent, PricedLine } from '@/domain/pricing/types'

type QuotedLine = Quote['chosen']['lines'][number]

/** One item of a basket as a quote sees it. */
export interface ItemView {
  item: BasketItem
  /** Why it cannot be had; null when it can, or when nothing is known yet. */
  problem: Problem | null
  nearestOpen: string | null
  limit: number | null
  /** Its line in the chosen currency; null when it cannot be had or is not priced yet. */
  line: QuotedLine | null
}

/** What a line comes to before the discounts that concern the whole basket. */
export function ownTotal(line: Pick<PricedLine, 'productTotal' | 'campaignDiscount' | 'extrasTotal'>): Amount {
  return addAmounts(subtractAmounts(line.productTotal, line.campaignDiscount), line.extrasTotal)
}

/** The items with what the quote says of each; an item that was changed since it was asked about is not priced yet. */
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

/** The rows that add up to the grand total, in the order in which it is computed (decisions 6); those of nothing are left out. */
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
  /** What the item comes to after all discounts, and the part of it that is due now. */
  total: Amount
  rate: number
  deposit: Amount
}

/** What makes the sum that is due now: each item's part. The instalment difference, if any, comes on top. */
export function buildDepositRows({ lines }: Quote['chosen']): DepositRow[] {
  return lines.map(({ key, total, depositRate, deposit }) => ({ key, total, rate: depositRate, deposit }))
}
