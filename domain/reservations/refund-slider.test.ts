import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toEpoch } from '@/domain/dates/zone'
import { buildCancellationPolicy, DEFAULT_POLICY } from './cancellation'
import { buildRefundQuote, type RefundInput, refundAt } from './refund-quote'
import { buildRefundSlider, findRefundStep } from './refund-slider'

const ZONE = 'Europe/Istanbul'

const villa = buildCancellationPolicy({
  cancellation: {
    steps: [
      { hoursBefore: 30 * 24, refundPercent: 100 },
      { hoursBefore: 2 * 24, refundPercent: 50 },
    ],
  },
  freeCancellationHours: null,
})

const trip = (policy = DEFAULT_POLICY, date = '2027-05-12'): RefundInput => ({
  paid: '100.00',
  instalmentDifference: '0.00',
  lines: [
    {
      deposit: '20.00',
      balance: '80.00',
      depositRate: 20,
      wasDueInFull: false,
      startsAt: { date, time: '09:00' },
      policy,
    },
  ],
  zone: ZONE,
})

const slide = (input: RefundInput, now: string) => buildRefundSlider(buildRefundQuote(input), now, ZONE)

describe('the days of the slider', () => {
  test('a day on which the refund changes stands there twice, with the hour', () => {
    const { stops, blocks } = slide(trip(), '2027-05-08T07:00:00Z')
    expect(stops.map(({ date, part, time, refund }) => [date, part, time, refund])).toEqual([
      ['2027-05-08', 'today', null, '100.00'],
      ['2027-05-09', 'day', null, '100.00'],
      ['2027-05-10', 'until', '09:00', '100.00'],
      ['2027-05-10', 'after', '09:00', '80.00'],
      ['2027-05-11', 'day', null, '80.00'],
      ['2027-05-12', 'until', '09:00', '80.00'],
    ])
    expect(blocks.map(({ first, last, refund, kept }) => [first, last, refund, kept])).toEqual([
      [0, 2, '100.00', '0.00'],
      [3, 5, '80.00', '20.00'],
    ])
  })

  test('a change that comes later today is a stop of its own', () => {
    const { stops } = slide(trip(), '2027-05-10T05:00:00Z')
    expect(stops.slice(0, 2).map(({ part, refund }) => [part, refund])).toEqual([
      ['today', '100.00'],
      ['after', '80.00'],
    ])
  })

  test('a long stretch is thinned out, a short one keeps each of its days', () => {
    const { stops, blocks } = slide(trip(villa, '2027-11-20'), '2026-11-21T07:00:00Z')
    expect(blocks).toHaveLength(3)
    expect(blocks.map(({ first, last }) => last - first + 1)).toEqual([16, 16, 3])
    expect(stops[0]?.part).toBe('today')
    expect(stops[15]).toMatchObject({ part: 'until', date: '2027-10-21', refund: '100.00' })
    expect(stops[16]).toMatchObject({ part: 'after', date: '2027-10-21', refund: '50.00' })
  })

  test('nothing after the start', () => {
    expect(slide(trip(), '2027-05-12T06:00:00.001Z')).toEqual({ stops: [], blocks: [] })
    expect(slide(trip(), '2027-05-12T06:00:00Z').stops).toHaveLength(1)
  })
})

test('what it shows for a moment is what would be paid then', () => {
  const begin = toEpoch('2027-03-01T00:00:00Z')
  const end = toEpoch('2027-05-12T06:00:00Z')
  fc.assert(
    fc.property(fc.integer({ min: begin, max: end }), fc.constantFrom(DEFAULT_POLICY, villa), (now, policy) => {
      const input = trip(policy)
      const quote = buildRefundQuote(input)
      expect(findRefundStep(quote.steps, now)).toMatchObject(refundAt(input, now))
      for (const { at, refund, kept } of buildRefundSlider(quote, now, ZONE).stops) {
        expect({ refund, kept }).toEqual(refundAt(input, at))
      }
    }),
  )
})
