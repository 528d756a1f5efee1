import { describe, expect, test } from 'vitest'
import type { Quote, Selection } from '@/domain/basket/schema'
import { sumAmounts } from '@/domain/money/amount'
import { priceReservation } from '@/domain/pricing/price-reservation'
import { isPricingError, type PriceableItem } from '@/domain/pricing/types'
import { buildDepositRows, buildItemViews, buildTotalRows } from './basket-view'

const priceable = (key: string, adult: string, changes: Partial<PriceableItem> = {}): PriceableItem => ({
  key,
  kind: 'tour',
  currency: 'EUR',
  people: { adult: 2, child: 1, infant: 0 },
  unitPrices: { adult, child: '21.00', infant: '0.00' },
  pricing: { mode: 'individual' },
  quantity: 1,
  campaign: { discountType: 'percent', discountValue: '10' },
  extras: [{ id: 'snorkel', unitPrice: '5.00', quantity: 2 }],
  taxMode: 'included',
  taxRate: 20,
  paymentPlan: 'deposit',
  depositRate: 20,
  ...changes,
})

function price(items: PriceableItem[]) {
  const priced = priceReservation({
    items,
    basketCampaign: { basis: 'itemCount', threshold: '2', discountType: 'percent', discountValue: '5' },
    coupon: { discountType: 'fixed', discountValue: '20' },
    tradeDiscount: null,
    instalmentRate: '3',
    paymentPlan: 'deposit',
    target: 'EUR',
    fixedCurrency: 'EUR',
    rates: [],
  })
  if (isPricingError(priced)) throw new Error(priced.error)
  return priced
}

describe('the rows of a total', () => {
  const priced = price([priceable('a', '42.00'), priceable('b', '100.00', { taxMode: 'excluded', depositRate: 30 })])

  test('add up to it', () => {
    const rows = buildTotalRows(priced)
    expect(sumAmounts(rows.map(({ amount }) => amount))).toBe(priced.totals.grandTotal)
    expect(rows.map(({ code }) => code)).toEqual([
      'item',
      'item',
      'basketDiscount',
      'couponDiscount',
      'taxTotal',
      'instalmentDifference',
    ])
  })

  test('of an item unfold into what makes them', () => {
    for (const row of buildTotalRows(priced)) {
      if (row.code !== 'item') continue
      expect(sumAmounts([...row.components.map(({ amount }) => amount), row.campaignDiscount])).toBe(row.amount)
    }
  })

  test('of the deposit add up to what is charged less the instalment difference', () => {
    const deposits = sumAmounts(buildDepositRows(priced).map(({ deposit }) => deposit))
    expect(deposits).toBe(priced.totals.depositTotal)
    expect(sumAmounts([deposits, priced.totals.instalmentDifference])).toBe(priced.charged)
  })
})

describe('the items of a basket', () => {
  const selection = (date: string): Selection => ({
    productId: 7,
    kind: 'tour',
    date,
    endDate: null,
    session: '09:00',
    pax: { adult: 2, child: 0, infant: 0 },
    extras: [],
    pickupPlace: null,
    choice: null,
  })
  const asked = [selection('2027-05-12'), selection('2027-05-13')]
  const items = asked.map((entry) => ({ ...entry, key: entry.date })) as unknown as Parameters<typeof buildItemViews>[0]
  const chosen = price([priceable('0-7', '42.00')])
  const quote = {
    items: [
      { item: { key: '0-7' }, problem: null, nearestOpen: null, limit: null },
      { item: null, problem: 'full', nearestOpen: '2027-05-14', limit: null },
    ],
    chosen,
  } as unknown as Quote

  test('have their line, or the reason why they cannot be had', () => {
    const [first, second] = buildItemViews(items, asked, quote)
    expect([first?.line?.key, first?.problem]).toEqual(['0-7', null])
    expect([second?.line, second?.problem, second?.nearestOpen]).toEqual([null, 'full', '2027-05-14'])
  })

  test('are shown before anything is known', () => {
    expect(buildItemViews(items, [], null).map(({ line, problem }) => [line, problem])).toEqual([
      [null, null],
      [null, null],
    ])
  })
})
