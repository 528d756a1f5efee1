import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAmounts, compareAmounts, percentOf, subtractAmounts, sumAmounts } from '@/domain/money/amount'
import { replaceLine, repriceLine } from './reprice'
import { anyInput, makeInput, makeItem, RATES, requirePriced } from './test-input'
import type { Discount, PriceableItem, PricedReservation, ReservationPricingInput } from './types'

const percent = (discountValue: string): Discount => ({ discountType: 'percent', discountValue })
const fixed = (discountValue: string): Discount => ({ discountType: 'fixed', discountValue })

const at = (adult: string, changes: Partial<PriceableItem> = {}) =>
  makeItem({ unitPrices: { adult, child: '0.00', infant: '0.00' }, ...changes })

/** Reprices a reservation of one line at 100.00 to another price. */
function move(terms: Partial<ReservationPricingInput>, adult: string) {
  const booked = requirePriced(makeInput({ items: [at('100.00')], ...terms }))
  const granted = {
    basket: terms.basketCampaign ?? null,
    coupon: terms.coupon ?? null,
    trade: terms.tradeDiscount ?? null,
  }
  const [line] = booked.lines
  if (!line) throw new Error('no line')
  return repriceLine(line, at(adult), granted, { target: 'EUR', rates: RATES })
}

describe('a line at another price', () => {
  test.each([
    ['a coupon of 15 %', { coupon: percent('15') }, '200.00', '30.00'],
    ['a coupon of 15.00', { coupon: fixed('15.00') }, '200.00', '15.00'],
    ['a coupon above the new price', { coupon: fixed('60.00') }, '40.00', '40.00'],
  ])('%s', (_, terms, adult, discount) => {
    expect(move(terms, adult).couponDiscount).toBe(discount)
  })

  test('a fixed coupon that a cheaper day was too small for counts in full on the way back', () => {
    const coupon = fixed('60.00')
    const [line] = requirePriced(makeInput({ items: [at('100.00')], coupon })).lines
    if (!line) throw new Error('no line')
    const to = (former: typeof line, adult: string) =>
      repriceLine(former, at(adult), { basket: null, coupon, trade: null }, { target: 'EUR', rates: RATES })
    const cheap = to(to(line, '40.00'), '50.00')
    expect([cheap.couponDiscount, cheap.total]).toEqual(['50.00', '0.00'])
    const back = to(cheap, '100.00')
    expect([back.couponDiscount, back.total]).toEqual(['60.00', '40.00'])
    expect(back.granted).toBeUndefined()
  })

  test('a trade discount of 12 % is taken from what the coupon leaves', () => {
    const line = move({ coupon: percent('10'), tradeDiscount: percent('12') }, '50.00')
    expect([line.couponDiscount, line.tradeDiscount, line.total]).toEqual(['5.00', '5.40', '39.60'])
  })

  test('a basket campaign stays, though its threshold would not be reached', () => {
    const basketCampaign = { ...percent('10'), basis: 'amount' as const, threshold: '90' }
    expect(move({ basketCampaign }, '50.00').basketDiscount).toBe('5.00')
  })

  test('what was due at booking never rises: the difference is a balance', () => {
    expect(move({ paymentPlan: 'full' }, '130.00')).toMatchObject({ deposit: '100.00', balance: '30.00' })
    expect(move({ paymentPlan: 'deposit' }, '130.00')).toMatchObject({ deposit: '20.00', balance: '110.00' })
    expect(move({ paymentPlan: 'full' }, '70.00')).toMatchObject({ deposit: '70.00', balance: '0.00' })
  })
})

/** The rules as they are stored: only those that took something off. */
const grantedBy = (input: ReservationPricingInput, { totals }: PricedReservation) => ({
  basket: totals.basketDiscount === '0.00' ? null : input.basketCampaign,
  coupon: totals.couponDiscount === '0.00' ? null : input.coupon,
  trade: totals.tradeDiscount === '0.00' ? null : input.tradeDiscount,
})

/** A reservation, and a sequence of prices for the item at `index`. */
const anyMoves = fc
  .tuple(
    anyInput.filter(({ items }) => items.length > 0),
    fc.nat(5),
    fc.array(fc.record({ factor: fc.integer({ min: 0, max: 300 }) }), { minLength: 1, maxLength: 4 }),
  )
  .map(([input, chosen, moves]) => ({ input, index: chosen % input.items.length, moves }))

const scale = (item: PriceableItem, factor: number): PriceableItem => {
  const times = (amount: string) => percentOf(amount, factor)
  const unitPrices = ({ adult, child, infant }: PriceableItem['unitPrices']) => ({
    adult: times(adult),
    child: times(child),
    infant: times(infant),
  })
  const pricing = (rule: PriceableItem['pricing']): PriceableItem['pricing'] =>
    rule.mode === 'group'
      ? { ...rule, groupPrice: times(rule.groupPrice), extraPersonPrice: times(rule.extraPersonPrice) }
      : rule
  return {
    ...item,
    unitPrices: unitPrices(item.unitPrices),
    pricing: pricing(item.pricing),
    segments: item.segments?.map((part) => ({
      ...part,
      unitPrices: unitPrices(part.unitPrices),
      pricing: pricing(part.pricing),
    })),
  }
}

function checkMoves(check: (before: PricedReservation, after: PricedReservation, index: number) => void): void {
  fc.assert(
    fc.property(anyMoves, ({ input, index, moves }) => {
      let current = requirePriced(input)
      const granted = grantedBy(input, current)
      for (const { factor } of moves) {
        const [item, line] = [input.items[index], current.lines[index]]
        if (!item || !line) throw new Error('no line')
        const next = repriceLine(line, scale(item, factor), granted, input)
        const moved = replaceLine(current, index, next)
        check(current, moved, index)
        current = moved
      }
    }),
    { numRuns: 300 },
  )
}

const baseOf = ({ productTotal, campaignDiscount, extrasTotal }: PricedReservation['lines'][number]) =>
  addAmounts(subtractAmounts(productTotal, campaignDiscount), extrasTotal)

describe('through any sequence of moves', () => {
  test('a lower amount never ends in a higher price, and the same amount has the same price', () => {
    checkMoves((before, after, index) => {
      const [former, line] = [before.lines[index], after.lines[index]]
      if (!former || !line) throw new Error('no line')
      const order = compareAmounts(baseOf(line), baseOf(former))
      if (order <= 0) expect(compareAmounts(line.total, former.total)).toBeLessThanOrEqual(0)
      if (order === 0) expect(line.total).toBe(former.total)
    })
  })

  test('what is due at booking never rises, and everything adds up', () => {
    checkMoves((before, { lines, totals, charged }) => {
      expect(compareAmounts(charged, before.charged)).toBeLessThanOrEqual(0)
      expect(charged).toBe(addAmounts(totals.depositTotal, totals.instalmentDifference))
      expect(totals.grandTotal).toBe(addAmounts(charged, totals.remainingTotal))
      expect(totals.grandTotal).toBe(sumAmounts([totals.subtotal, totals.taxTotal, totals.instalmentDifference]))
      for (const line of lines) {
        expect(line.total).toBe(addAmounts(line.deposit, line.balance))
        for (const amount of [line.basketDiscount, line.couponDiscount, line.tradeDiscount, line.total, line.balance])
          expect(compareAmounts(amount, '0.00')).toBeGreaterThanOrEqual(0)
      }
    })
  })
})
