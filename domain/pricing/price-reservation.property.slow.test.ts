import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Amount,
  addAmounts,
  compareAmounts,
  multiplyAmount,
  subtractAmounts,
  sumAmounts,
} from '@/domain/money/amount'
import { anyInput, requirePriced } from './test-input'
import type { PricedLine, PricedReservation, ReservationPricingInput } from './types'

/** Each property must hold both in the fixed and in the chosen currency. */
function bothCurrencies(input: ReservationPricingInput): PricedReservation[] {
  return [requirePriced({ ...input, target: input.fixedCurrency }), requirePriced(input)]
}

function check(property: (priced: PricedReservation, input: ReservationPricingInput) => void): void {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const priced of bothCurrencies(input)) property(priced, input)
    }),
    { numRuns: 300 },
  )
}

const sumOf = (lines: PricedLine[], pick: (line: PricedLine) => Amount) => sumAmounts(lines.map(pick))

test('components multiply and add up to their line', () => {
  check(({ lines }) => {
    for (const line of lines) {
      for (const { unitPrice, quantity, amount } of line.components) {
        expect(amount).toBe(multiplyAmount(unitPrice, quantity))
      }
      const extras = line.components.filter((component) => component.code.startsWith('extra:'))
      const product = line.components.filter((component) => !component.code.startsWith('extra:'))
      expect(line.extrasTotal).toBe(sumAmounts(extras.map((component) => component.amount)))
      expect(line.productTotal).toBe(sumAmounts(product.map((component) => component.amount)))
    }
  })
})

test('the parts of a line make its total, deposit and balance make it too', () => {
  check(({ lines }) => {
    for (const line of lines) {
      const plus = sumAmounts([line.productTotal, line.extrasTotal, line.tax])
      const minus = sumAmounts([line.campaignDiscount, line.basketDiscount, line.couponDiscount, line.tradeDiscount])
      expect(line.total).toBe(subtractAmounts(plus, minus))
      expect(line.total).toBe(addAmounts(line.deposit, line.balance))
    }
  })
})

test('lines add up to the totals exactly', () => {
  check(({ lines, totals, charged }) => {
    expect(totals.productTotal).toBe(sumOf(lines, (line) => line.productTotal))
    expect(totals.extrasTotal).toBe(sumOf(lines, (line) => line.extrasTotal))
    expect(totals.campaignDiscount).toBe(sumOf(lines, (line) => line.campaignDiscount))
    expect(totals.basketDiscount).toBe(sumOf(lines, (line) => line.basketDiscount))
    expect(totals.couponDiscount).toBe(sumOf(lines, (line) => line.couponDiscount))
    expect(totals.tradeDiscount).toBe(sumOf(lines, (line) => line.tradeDiscount))
    expect(totals.taxTotal).toBe(sumOf(lines, (line) => line.tax))
    expect(totals.depositTotal).toBe(sumOf(lines, (line) => line.deposit))
    expect(totals.remainingTotal).toBe(sumOf(lines, (line) => line.balance))
    expect(totals.grandTotal).toBe(sumAmounts([totals.subtotal, totals.taxTotal, totals.instalmentDifference]))
    expect(totals.grandTotal).toBe(addAmounts(charged, totals.remainingTotal))
    expect(charged).toBe(addAmounts(totals.depositTotal, totals.instalmentDifference))
  })
})

test('nothing is ever negative, and every amount has two decimals', () => {
  check(({ lines, totals, charged }) => {
    const { depositRate: totalRate, ...amounts } = totals
    const perLine = lines.flatMap(({ key: _, components, depositRate, ...rest }) => [
      ...Object.values(rest),
      ...components.flatMap((component) => [component.unitPrice, component.amount]),
      depositRate.toFixed(2),
    ])
    for (const amount of [...Object.values(amounts), ...perLine, charged, totalRate.toFixed(2)]) {
      expect(amount).toMatch(/^\d+\.\d{2}$/)
    }
  })
})

test('no tax, deposit or discount exceeds what it is taken of', () => {
  check(({ lines, totals }) => {
    for (const line of lines) {
      expect(compareAmounts(line.deposit, line.total)).toBeLessThanOrEqual(0)
      expect(compareAmounts(line.campaignDiscount, line.productTotal)).toBeLessThanOrEqual(0)
      expect(compareAmounts(line.taxContained, line.total)).toBeLessThanOrEqual(0)
    }
    expect(totals.depositRate).toBeLessThanOrEqual(100)
  })
})

test('paying in full leaves nothing, whatever the lines say', () => {
  check((_, input) => {
    const full = requirePriced({ ...input, paymentPlan: 'full' })
    expect(full.totals.remainingTotal).toBe('0.00')
    expect(full.charged).toBe(full.totals.grandTotal)
  })
})

test('a basket campaign is granted in both currencies or in neither, to the cent of the fixed one', () => {
  check((_, input) => {
    const campaign = { discountType: 'percent' as const, discountValue: '100', basis: 'amount' as const }
    const [plain] = bothCurrencies({ ...input, basketCampaign: null, coupon: null, tradeDiscount: null })
    const reached = plain?.totals.subtotal ?? ''
    for (const priced of bothCurrencies({ ...input, basketCampaign: { ...campaign, threshold: reached } })) {
      expect(priced.totals.subtotal).toBe('0.00')
    }
    const missed = addAmounts(reached, '0.01')
    for (const priced of bothCurrencies({ ...input, basketCampaign: { ...campaign, threshold: missed } })) {
      expect(priced.totals.basketDiscount).toBe('0.00')
    }
  })
})
