import { describe, expect, test } from 'vitest'
import { sumAmounts } from '@/domain/money/amount'
import { buildEmptyReservation } from '@/domain/pricing/empty'
import type { PricedLine } from '@/domain/pricing/types'
import { type PayableReservation, summariseMoney } from './money-summary'

type Line = readonly [key: string, total: string, deposit: string, balance: string]

function priced(currency: string, lines: readonly Line[], charged: string): PayableReservation['fixed'] {
  const empty = buildEmptyReservation(currency)
  const grandTotal = sumAmounts(lines.map(([, total]) => total))
  return {
    ...empty,
    lines: lines.map(([key, total, deposit, balance]) => ({ key, total, deposit, balance }) as PricedLine),
    totals: { ...empty.totals, grandTotal },
    charged,
  }
}

const FIXED: Line[] = [
  ['boat', '4000.00', '800.00', '3200.00'],
  ['night', '1250.00', '250.00', '1000.00'],
]
const CHOSEN: Line[] = [
  ['boat', '80.00', '16.00', '64.00'],
  ['night', '25.00', '5.00', '20.00'],
]

/** EUR 105.00, charged as TRY 5,250.00; a fifth is due at booking. */
function summaryOf(paid = '0.00', changes: Partial<PayableReservation> = {}) {
  return summariseMoney({
    reservationStatus: 'active',
    paymentMethod: 'card',
    paymentPlan: 'deposit',
    fixed: priced('TRY', FIXED, '1050.00'),
    chosen: priced('EUR', CHOSEN, '21.00'),
    fixedRate: '1',
    chosenRate: '50',
    paid: { amount: paid, currency: 'TRY' },
    payUntil: '2026-11-22T22:30:00.000Z',
    ...changes,
  })
}

const nothing = { chosen: '0.00', fixed: '0.00' }

describe('what is open', () => {
  test('before any payment: the deposit by its deadline, the rest on the day', () => {
    expect(summaryOf()).toMatchObject({
      total: { chosen: '105.00', fixed: '5250.00' },
      paid: nothing,
      open: { chosen: '105.00', fixed: '5250.00' },
      now: { chosen: '21.00', fixed: '1050.00' },
      until: '2026-11-22T22:30:00.000Z',
      later: { chosen: '84.00', fixed: '4200.00' },
      laterBy: 'onTheDay',
    })
  })

  test.each([
    ['the deposit', { paid: '1050.00', status: 'active' }, ['0.00', '4200.00']],
    ['a part of the deposit', { paid: '500.00', status: 'active' }, ['550.00', '4200.00']],
    ['more than the deposit', { paid: '2000.00', status: 'active' }, ['0.00', '3250.00']],
    ['everything', { paid: '5250.00', status: 'active' }, ['0.00', '0.00']],
    ['too much', { paid: '6000.00', status: 'active' }, ['0.00', '0.00']],
    ['cancelled', { paid: '0.00', status: 'cancelled' }, ['0.00', '0.00']],
    ['over', { paid: '1050.00', status: 'closed' }, ['0.00', '0.00']],
  ] as const)('%s', (_name, { paid, status }, [now, later]) => {
    const summary = summaryOf(paid, { reservationStatus: status })
    expect([summary.now.fixed, summary.later.fixed]).toEqual([now, later])
    expect(summary.until === null).toBe(now === '0.00')
  })

  test('on arrival nothing is due before, and of a full payment the rest is due before the trip', () => {
    const arrival = summaryOf('0.00', { paymentMethod: 'onArrival' })
    expect(arrival).toMatchObject({ now: nothing, until: null, later: { fixed: '5250.00' }, laterBy: 'onTheDay' })
    const whole = { paymentPlan: 'full', fixed: priced('TRY', FIXED, '5000.00') } as const
    const left = summaryOf('5000.00', whole)
    expect(left).toMatchObject({ now: nothing, later: { fixed: '250.00' }, laterBy: 'beforeTrip' })
    expect(left.rests.size).toBe(0)
  })

  test.each(['0.00', '500.00', '1050.00', '2500.00', '5249.99'])('the parts are the total when %s is paid', (paid) => {
    const summary = summaryOf(paid)
    for (const side of ['chosen', 'fixed'] as const) {
      const parts = [summary.paid[side], summary.now[side], summary.later[side]]
      expect(sumAmounts(parts)).toBe(summary.total[side])
      expect(sumAmounts([...summary.rests.values()].map((rest) => rest[side]))).toBe(summary.later[side])
    }
  })
})

test('a sum stands as it was booked, any other at the rates of the booking', () => {
  expect(summaryOf('1050.00').paid).toEqual({ chosen: '21.00', fixed: '1050.00' })
  expect(summaryOf('5250.00').paid).toEqual({ chosen: '105.00', fixed: '5250.00' })
  expect(summaryOf('2500.00').paid).toEqual({ chosen: '50.00', fixed: '2500.00' })
  expect(summaryOf('5250.00', { refunding: { amount: '1050.00', currency: 'TRY' } }).refunding).toEqual({
    chosen: '21.00',
    fixed: '1050.00',
  })
})

describe('what a line owes on the day', () => {
  test('is its balance, its whole price on arrival', () => {
    expect([...summaryOf('1050.00').rests]).toEqual([
      ['boat', { chosen: '64.00', fixed: '3200.00' }],
      ['night', { chosen: '20.00', fixed: '1000.00' }],
    ])
    expect(summaryOf('0.00', { paymentMethod: 'onArrival' }).rests.get('boat')?.fixed).toBe('4000.00')
  })

  test('is less by its part of what was paid beyond the deposit, and nothing once all is paid', () => {
    expect([...summaryOf('3150.00').rests.values()].map(({ fixed }) => fixed)).toEqual(['1600.00', '500.00'])
    expect(summaryOf('5250.00').rests.size).toBe(0)
  })
})

test('the client of an agency pays the agency: nothing is paid, due or on its way back', () => {
  const bookedBy = { agencyName: 'Harbour Agents', phone: '+90 242 000 00 04', email: 'agency@mail.example' }
  for (const paymentMethod of ['card', 'bankTransfer', 'onArrival'] as const) {
    const summary = summaryOf('1050.00', { bookedBy, paymentMethod, refunding: { amount: '1.00', currency: 'TRY' } })
    expect(summary).toMatchObject({ isCollected: false, paid: nothing, refunding: nothing, open: nothing })
    expect(summary.rests.size).toBe(0)
  }
})
