import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAmounts, compareAmounts, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import { buildCancellationPolicy, DEFAULT_POLICY, NO_REFUND_POLICY } from './cancellation'
import { buildRefundQuote, type RefundInput, type RefundLine, refundAt } from './refund-quote'

const line = (changes: Partial<RefundLine> = {}): RefundLine => ({
  deposit: '20.00',
  balance: '80.00',
  depositRate: 20,
  wasDueInFull: false,
  startsAt: { date: '2027-05-12', time: '09:00' },
  policy: DEFAULT_POLICY,
  ...changes,
})

const trip = (changes: Partial<RefundInput> = {}): RefundInput => ({
  paid: '20.00',
  instalmentDifference: '0.00',
  lines: [line()],
  zone: 'Europe/Istanbul',
  ...changes,
})

const LATER = { date: '2027-05-20', time: '20:00' }

describe('a reservation of several lines', () => {
  const mixed = trip({
    paid: '70.00',
    lines: [line(), line({ deposit: '50.00', balance: '50.00', depositRate: 50, startsAt: LATER })],
  })

  test.each([
    ['2027-05-10T06:00:00Z', '70.00'], // 48 hours before the first start
    ['2027-05-10T06:00:01Z', '50.00'], // its deposit is kept, the second line is still free
    ['2027-05-12T06:00:00Z', '50.00'],
  ])('%s: %s comes back', (now, refund) => {
    expect(refundAt(mixed, now).refund).toBe(refund)
  })

  test('the slider ends with the first start', () => {
    const quote = buildRefundQuote(mixed)
    expect(quote.startsAt).toBe('2027-05-12T06:00:00.000Z')
    expect(quote.steps).toEqual([
      { until: '2027-05-10T06:00:00.000Z', refund: '70.00', kept: '0.00' },
      { until: '2027-05-12T06:00:00.000Z', refund: '50.00', kept: '20.00' },
    ])
  })

  test('lines with rules of their own', () => {
    const input = trip({ paid: '40.00', lines: [line({ policy: NO_REFUND_POLICY }), line()] })
    expect(refundAt(input, '2027-05-01T00:00:00Z')).toEqual({ refund: '20.00', kept: '20.00' })
  })
})

describe('what is kept', () => {
  const after = '2027-05-11T06:00:00Z'

  test.each([
    ['the deposit was paid', trip(), '0.00', '20.00'],
    ['the balance as well', trip({ paid: '100.00' }), '80.00', '20.00'],
    ['part of the balance', trip({ paid: '55.55' }), '35.55', '20.00'],
    ['too much', trip({ paid: '101.00' }), '81.00', '20.00'],
    [
      'everything at booking, though a deposit would have done',
      trip({ paid: '100.00', lines: [line({ deposit: '100.00', balance: '0.00', wasDueInFull: true })] }),
      '80.00',
      '20.00',
    ],
    [
      'everything at booking, before it was moved to a dearer day',
      trip({ paid: '100.00', lines: [line({ deposit: '100.00', balance: '50.00', wasDueInFull: true })] }),
      '70.00',
      '30.00',
    ],
    [
      'a product that is paid in full',
      trip({
        paid: '100.00',
        lines: [line({ deposit: '100.00', balance: '0.00', depositRate: 100, wasDueInFull: true })],
      }),
      '0.00',
      '100.00',
    ],
    [
      'with an instalment difference, which is part of the deposit',
      trip({ paid: '21.50', instalmentDifference: '1.50' }),
      '0.00',
      '21.50',
    ],
  ])('%s', (_, input, refund, kept) => {
    expect(refundAt(input, after)).toEqual({ refund, kept })
    expect(refundAt(input, '2027-05-01T00:00:00Z')).toEqual({ refund: input.paid, kept: '0.00' })
  })
})

/** The tenant's zone decides, regardless of the buyer's zone and its clock changes. */
describe('the exact second, across changes of clocks', () => {
  test.each([
    // Türkiye has no summer time; London (28.03.) and Berlin change clocks in between.
    ['Europe/Istanbul', { date: '2027-03-29', time: '09:00' }, '2027-03-27T06:00:00Z'],
    // The tenant's clocks go forward (28.03.2027 02:00): 48 elapsed hours are 47 hours on the wall clock.
    ['Europe/Berlin', { date: '2027-03-29', time: '09:00' }, '2027-03-27T07:00:00Z'],
    // The clocks go back (31.10.2027 03:00).
    ['Europe/Berlin', { date: '2027-11-01', time: '09:00' }, '2027-10-30T08:00:00Z'],
    ['America/New_York', { date: '2027-03-15', time: '00:30' }, '2027-03-13T04:30:00Z'],
    // A start within the skipped hour is moved to the hour after it.
    ['Europe/Berlin', { date: '2027-03-28', time: '02:30' }, '2027-03-26T01:30:00Z'],
  ])('%s %j', (zone, startsAt, deadline) => {
    const input = trip({ zone, lines: [line({ startsAt })] })
    const at = (seconds: number) => refundAt(input, Date.parse(deadline) + seconds * 1000).refund
    expect([at(-1), at(0), at(1)]).toEqual(['20.00', '20.00', '0.00'])
  })

  test('a buyer whose clock jumps asks with an offset and gets the same answer', () => {
    const input = trip({ lines: [line({ startsAt: { date: '2027-03-30', time: '04:00' } })] })
    // 28.03.2027 01:00Z: London switches from 01:00 to 02:00 in the same second.
    expect(refundAt(input, '2027-03-28T00:59:59Z').refund).toBe('20.00')
    expect(refundAt(input, '2027-03-28T02:00:00+01:00').refund).toBe('20.00')
    expect(refundAt(input, '2027-03-28T02:00:01+01:00').refund).toBe('0.00')
  })
})

const cents = (maximum: number) => fc.integer({ min: 0, max: maximum }).map((n) => toAmount(new Decimal(n).div(100)))
const lines = fc.array(
  fc
    .tuple(cents(500_000), cents(500_000), fc.nat(100), fc.nat(20), fc.constantFrom(null, 0, 24, 48, 720), fc.boolean())
    .map(([deposit, balance, depositRate, day, freeCancellationHours, wasDueInFull]) =>
      line({
        deposit,
        balance,
        depositRate,
        wasDueInFull,
        startsAt: { date: `2027-05-${String(day + 1).padStart(2, '0')}`, time: '09:00' },
        policy: buildCancellationPolicy({ cancellation: null, freeCancellationHours }),
      }),
    ),
  { minLength: 1, maxLength: 5 },
)

test('to the cent, never negative, never more for waiting, and the slider says what is paid', () => {
  fc.assert(
    fc.property(lines, cents(2_000_000), cents(9_999), fc.nat(3_000_000), (booked, paid, difference, second) => {
      const input = trip({ lines: booked, paid, instalmentDifference: difference })
      const { steps, startsAt } = buildRefundQuote(input)
      const now = Date.parse(startsAt) - second * 1000
      const { refund, kept } = refundAt(input, now)
      expect(addAmounts(refund, kept)).toBe(paid)
      expect(compareAmounts(refund, '0.00')).toBeGreaterThanOrEqual(0)
      expect(compareAmounts(kept, '0.00')).toBeGreaterThanOrEqual(0)
      expect(steps.find((step) => now <= Date.parse(step.until))).toMatchObject({ refund, kept })
      expect(steps.at(-1)?.until).toBe(startsAt)
      const falls = steps.every((step, index) => compareAmounts(steps[index + 1]?.refund ?? '0.00', step.refund) <= 0)
      expect(falls).toBe(true)
    }),
    { numRuns: 300 },
  )
})
