import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAmounts, compareAmounts, isZero, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { agencyMarginOf, toGrossPrice } from './gross-price'
import { replaceLine, repriceLine } from './reprice'
import { anyInput, makeInput, makeItem, RATES, requirePriced } from './test-input'
import type { PricedReservation } from './types'

function requireSums({ lines, totals, charged }: PricedReservation): void {
  for (const line of lines) {
    const plus = sumAmounts([line.productTotal, line.extrasTotal, line.tax])
    const minus = sumAmounts([line.campaignDiscount, line.basketDiscount, line.couponDiscount])
    expect(line.total).toBe(subtractAmounts(plus, minus))
    expect(line.total).toBe(addAmounts(line.deposit, line.balance))
    expect(line.tradeDiscount).toBe('0.00')
  }
  expect(totals.grandTotal).toBe(sumAmounts(lines.map((line) => line.total)))
  expect(totals.grandTotal).toBe(addAmounts(totals.subtotal, totals.taxTotal))
  expect(totals.grandTotal).toBe(addAmounts(totals.depositTotal, totals.remainingTotal))
  expect(charged).toBe(totals.depositTotal)
}

test('the gross price is the price of a client who books the same items without the agency and pays at once', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const target of [input.target, input.fixedCurrency]) {
        const net = requirePriced({ ...input, target })
        const alone = requirePriced({ ...input, target, tradeDiscount: null, instalmentRate: 0 })
        const gross = toGrossPrice(net, input.items)
        requireSums(gross)
        expect(gross).toEqual(alone)
        const { margin } = agencyMarginOf(net, input.items)
        expect(compareAmounts(margin, '0.00')).toBeGreaterThanOrEqual(0)
        if (isZero(net.totals.tradeDiscount)) expect(margin).toBe('0.00')
      }
    }),
    { numRuns: 100 },
  )
})

test('lines still add up, and nothing of the trade discount stays, after moves to days of other prices', () => {
  const price = fc.integer({ min: 0, max: 500_00 }).map((cents) => (cents / 100).toFixed(2))
  fc.assert(
    fc.property(anyInput, fc.array(fc.tuple(fc.nat(5), price), { maxLength: 4 }), (input, moves) => {
      fc.pre(input.items.length > 0)
      const target = input.fixedCurrency
      const items = [...input.items]
      const granted = { basket: input.basketCampaign, coupon: input.coupon, trade: input.tradeDiscount }
      let priced = requirePriced({ ...input, target })
      for (const [at, adult] of moves) {
        const index = at % items.length
        const former = items[index] ?? makeItem()
        const item = { ...former, unitPrices: { ...former.unitPrices, adult } }
        items[index] = item
        const line = priced.lines[index]
        if (!line) throw new Error('no line')
        priced = replaceLine(priced, index, repriceLine(line, item, granted, { target, rates: RATES }))
      }
      const gross = toGrossPrice(priced, items)
      requireSums(gross)
      expect(gross.totals.tradeDiscount).toBe('0.00')
    }),
    { numRuns: 100 },
  )
})

test('tax that is added to the price is reckoned on the gross price', () => {
  const items = [makeItem({ taxMode: 'excluded', taxRate: 20 })]
  const net = requirePriced(makeInput({ items, tradeDiscount: { discountType: 'percent', discountValue: '10' } }))
  expect(net.totals).toMatchObject({ tradeDiscount: '10.00', taxTotal: '18.00', grandTotal: '108.00' })
  expect(toGrossPrice(net, items).totals).toMatchObject({ taxTotal: '20.00', grandTotal: '120.00' })
  expect(agencyMarginOf(net, items)).toEqual({ gross: '120.00', net: '108.00', margin: '12.00' })
})

test('a line without the tax rule of its item is refused', () => {
  expect(() => toGrossPrice(requirePriced(makeInput()), [])).toThrow(RangeError)
})
