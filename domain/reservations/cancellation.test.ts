import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addAmounts, compareAmounts, toAmount } from '@/domain/money/amount'
import { Decimal } from '@/domain/money/decimal'
import {
  buildCancellationPolicy,
  buildRefundSteps,
  type CancellationInput,
  DEFAULT_POLICY,
  getFreeCancellationEnd,
  NO_REFUND_POLICY,
  refundFor,
} from './cancellation'

/** Kekova by boat: 12.05.2027 09:00 in Türkiye is 06:00Z; 48 hours before is 10.05.2027 06:00Z. */
const TOUR: CancellationInput = {
  paid: '104.50',
  deposit: '20.90',
  total: '104.50',
  startsAt: { date: '2027-05-12', time: '09:00' },
  zone: 'Europe/Istanbul',
  policy: DEFAULT_POLICY,
}
const DEADLINE = Date.parse('2027-05-10T06:00:00Z')
const START = Date.parse('2027-05-12T06:00:00Z')

describe('without steps of its own (spec 9)', () => {
  test.each([
    ['long before', DEADLINE - 86_400_000, '104.50', '0.00'],
    ['a second before the deadline', DEADLINE - 1000, '104.50', '0.00'],
    ['at the deadline', DEADLINE, '104.50', '0.00'],
    ['a millisecond after it', DEADLINE + 1, '83.60', '20.90'],
    ['a second after it', DEADLINE + 1000, '83.60', '20.90'],
    ['at the start', START, '83.60', '20.90'],
    ['a millisecond after the start', START + 1, '0.00', '104.50'],
  ])('%s', (_, now, refund, kept) => {
    expect(refundFor({ ...TOUR, now })).toEqual({ refund, kept })
  })

  test('only the deposit was paid: it comes back in time, or not at all', () => {
    const deposit = { ...TOUR, paid: '20.90' }
    expect(refundFor({ ...deposit, now: DEADLINE })).toEqual({ refund: '20.90', kept: '0.00' })
    expect(refundFor({ ...deposit, now: DEADLINE + 1 })).toEqual({ refund: '0.00', kept: '20.90' })
  })

  test('less than the deposit was paid, or nothing', () => {
    expect(refundFor({ ...TOUR, paid: '10.00', now: DEADLINE + 1 })).toEqual({ refund: '0.00', kept: '10.00' })
    expect(refundFor({ ...TOUR, paid: '0.00', now: DEADLINE })).toEqual({ refund: '0.00', kept: '0.00' })
  })

  test('what was paid beyond the price comes back even after the start', () => {
    const double = { ...TOUR, paid: '209.00' }
    expect(refundFor({ ...double, now: DEADLINE })).toEqual({ refund: '209.00', kept: '0.00' })
    expect(refundFor({ ...double, now: DEADLINE + 1 })).toEqual({ refund: '188.10', kept: '20.90' })
    expect(refundFor({ ...double, now: START + 1 })).toEqual({ refund: '104.50', kept: '104.50' })
  })

  test('48 hours are elapsed hours where clocks change', () => {
    // Berlin, Monday 29.03.2027 09:00 is 07:00Z; 48 hours before is Saturday 07:00Z, 08:00 on the wall.
    const input = { ...TOUR, startsAt: { date: '2027-03-29', time: '09:00' }, zone: 'Europe/Berlin' }
    expect(refundFor({ ...input, now: '2027-03-27T07:00:00Z' }).kept).toBe('0.00')
    expect(refundFor({ ...input, now: '2027-03-27T07:00:01Z' }).kept).toBe('20.90')
  })
})

describe('own steps', () => {
  /**
   * Villa Nar: full refund until 30 days before, half until 7 days before, then none. The steps are deliberately
   * unordered.
   */
  const VILLA: CancellationInput = {
    paid: '680.01',
    deposit: '136.00',
    total: '680.01',
    startsAt: { date: '2027-05-10', time: '16:00' },
    zone: 'Europe/Istanbul',
    policy: {
      steps: [
        { hoursBefore: 168, refundPercent: 50 },
        { hoursBefore: 720, refundPercent: 100 },
      ],
      afterwards: 'keepAll',
    },
  }

  test.each([
    ['2027-04-10T13:00:00Z', '680.01', '0.00'], // 30 days before to the second
    ['2027-04-10T13:00:01Z', '340.01', '340.00'], // half of 680.01 = 340.005
    ['2027-05-03T13:00:00Z', '340.01', '340.00'],
    ['2027-05-03T13:00:01Z', '0.00', '680.01'],
    ['2027-05-11T13:00:00Z', '0.00', '680.01'],
  ])('%s: back %s, kept %s', (now, refund, kept) => {
    expect(refundFor({ ...VILLA, now })).toEqual({ refund, kept })
  })

  test('the slider has one block a step, earliest first', () => {
    expect(buildRefundSteps(VILLA)).toEqual([
      { until: '2027-04-10T13:00:00.000Z', refund: '680.01', kept: '0.00' },
      { until: '2027-05-03T13:00:00.000Z', refund: '340.01', kept: '340.00' },
    ])
    expect(buildRefundSteps(TOUR).map((step) => step.until)).toEqual([
      '2027-05-10T06:00:00.000Z',
      '2027-05-12T06:00:00.000Z',
    ])
  })

  test('a policy of nothing gives nothing but what was paid too much', () => {
    expect(refundFor({ ...TOUR, policy: NO_REFUND_POLICY, now: 0 })).toEqual({ refund: '0.00', kept: '104.50' })
    expect(refundFor({ ...TOUR, paid: '105.00', policy: NO_REFUND_POLICY, now: 0 }).refund).toBe('0.50')
  })

  test('the end of free cancellation', () => {
    expect(getFreeCancellationEnd(TOUR.startsAt, TOUR.zone, DEFAULT_POLICY)).toBe('2027-05-10T06:00:00.000Z')
    expect(getFreeCancellationEnd(TOUR.startsAt, TOUR.zone, NO_REFUND_POLICY)).toBeNull()
    expect(getFreeCancellationEnd(VILLA.startsAt, VILLA.zone, VILLA.policy)).toBe('2027-04-10T13:00:00.000Z')
    const steps = [...VILLA.policy.steps, { hoursBefore: 700, refundPercent: 100 }]
    const twice = { ...VILLA.policy, steps }
    expect(getFreeCancellationEnd(VILLA.startsAt, VILLA.zone, twice)).toBe('2027-04-11T09:00:00.000Z')
    const nearly = { steps: [{ hoursBefore: 24, refundPercent: 99.9 }], afterwards: 'keepAll' as const }
    expect(getFreeCancellationEnd(TOUR.startsAt, TOUR.zone, nearly)).toBeNull()
  })
})

describe('the rule of a product', () => {
  const own = (...steps: [number, number][]) => ({
    cancellation: { steps: steps.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })) },
    freeCancellationHours: 48,
  })

  test.each([
    ['free hours', { cancellation: null, freeCancellationHours: 24 }, [[24, 100]], 'keepDeposit'],
    ['no free hours', { cancellation: null, freeCancellationHours: null }, [[0, 0]], 'keepAll'],
    ['no steps at all', own(), [[0, 0]], 'keepAll'],
    ['steps of nothing', own([48, 0]), [[0, 0]], 'keepAll'],
    ['one step of everything', own([72, 100]), [[72, 100]], 'keepDeposit'],
    ['one step of a part', own([72, 50]), [[72, 50]], 'keepAll'],
    [
      'several steps',
      own([720, 100], [168, 50]),
      [
        [720, 100],
        [168, 50],
      ],
      'keepAll',
    ],
  ] as const)('%s', (_, product, steps, afterwards) => {
    expect(buildCancellationPolicy(product)).toEqual({
      steps: steps.map(([hoursBefore, refundPercent]) => ({ hoursBefore, refundPercent })),
      afterwards,
    })
  })

  test.each([
    { cancellation: null, freeCancellationHours: null },
    { cancellation: null, freeCancellationHours: 48 },
    own([720, 100], [168, 50]),
    own([72, 100]),
    own([72, 50]),
  ])('what is called free and what is paid back agree: %j', (product) => {
    const policy = buildCancellationPolicy(product)
    const end = getFreeCancellationEnd(TOUR.startsAt, TOUR.zone, policy)
    const isFree = (now: number) => refundFor({ ...TOUR, policy, now }).refund === TOUR.paid
    expect(isFree(0)).toBe(end !== null)
    if (end === null) return
    expect([isFree(Date.parse(end)), isFree(Date.parse(end) + 1000)]).toEqual([true, false])
  })
})

test('refund and rest make what was paid, neither is negative, and waiting never pays', () => {
  const money = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => toAmount(new Decimal(cents).div(100)))
  // Steps as an operator defines them: the later the cancellation, the lower the refund.
  const policy = fc.array(fc.tuple(fc.nat(1000), fc.nat(100)), { maxLength: 5 }).map((pairs) => {
    const hours = pairs.map(([hour]) => hour).sort((left, right) => right - left)
    const percents = pairs.map(([, percent]) => percent).sort((left, right) => right - left)
    const steps = hours.map((hoursBefore, index) => ({ hoursBefore, refundPercent: percents[index] ?? 0 }))
    return buildCancellationPolicy({ cancellation: { steps }, freeCancellationHours: 48 })
  })
  const moment = fc.integer({ min: -1_100 * 3600, max: 48 * 3600 })
  fc.assert(
    fc.property(money, money, money, policy, moment, fc.nat(400_000), (paid, deposit, total, steps, second, later) => {
      const input = { ...TOUR, paid, deposit, total, policy: steps }
      const now = START + second * 1000
      const first = refundFor({ ...input, now })
      expect(addAmounts(first.refund, first.kept)).toBe(paid)
      expect(compareAmounts(first.refund, '0.00')).toBeGreaterThanOrEqual(0)
      expect(compareAmounts(first.kept, '0.00')).toBeGreaterThanOrEqual(0)
      const waited = refundFor({ ...input, now: now + later * 1000 })
      expect(compareAmounts(waited.refund, first.refund)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})
