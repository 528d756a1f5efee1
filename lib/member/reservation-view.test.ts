import { describe, expect, test } from 'vitest'
import en from '@/messages/en/member.json'
import { toReservationView } from './reservation-view'
import { buildTestContext } from './test-context'
import { buildTestReservation } from './test-reservation'

const context = buildTestContext()
const view = (...given: Parameters<typeof buildTestReservation>) =>
  toReservationView(buildTestReservation(...given), context)

describe('what was booked', () => {
  test('title, cover, day with weekday and time, people, ticket', () => {
    expect(view({ paid: { amount: '1050.00', currency: 'TRY' } }).items).toEqual([
      {
        key: '1|2027-05-12|09:00',
        title: 'Kekova by boat',
        picture: { file: 'urun/1/2' },
        when: 'Wed\u00A012.05.2027, 09:00',
        people: '2 adults, 1 child',
        meetingPoint: null,
        pickup: null,
        choices: null,
        extras: null,
        campaign: null,
        damageDeposit: null,
        ticket: 'Ticket INT-7K-Q2XB',
      },
    ])
  })

  test.each([
    [
      'a villa',
      { kind: 'villa', date: '2027-05-10', endDate: '2027-05-15' },
      'Mon\u00A010.05.2027, 09:00 – Sat\u00A015.05.2027, 5 nights',
    ],
    [
      'a yacht',
      { kind: 'yacht', date: '2027-05-10', endDate: '2027-05-11' },
      'Mon\u00A010.05.2027, 09:00 – Tue\u00A011.05.2027, 2 days',
    ],
    ['a day without a time', { session: null, startTime: null }, 'Wed\u00A012.05.2027'],
  ] as const)('%s', (_name, changes, expected) => {
    expect(view({}, changes).items[0]?.when).toBe(expected)
  })

  test('an item without pictures or a ticket has none', () => {
    expect(view({}, { images: [], ticketNumber: null }).items[0]).toMatchObject({ picture: null, ticket: null })
  })

  test.each([
    ['not paid', '0.00', 'active', null],
    ['the deposit is paid', '1050.00', 'active', 'Ticket INT-7K-Q2XB'],
    ['the trip is over', '5250.00', 'closed', 'Ticket INT-7K-Q2XB'],
    ['cancelled', '1050.00', 'cancelled', null],
  ] as const)('a ticket has its number once there is a voucher: %s', (_name, amount, reservationStatus, expected) => {
    expect(view({ paid: { amount, currency: 'TRY' }, reservationStatus }).items[0]?.ticket).toBe(expected)
  })

  test('the day it was booked is the one on the tenant’s clocks', () => {
    expect(view().booked).toBe('Booked on 22.11.2026')
  })
})

describe('money', () => {
  test('what goes back and went back stands beside what is paid, and counts for its own booking alone', () => {
    const cancelled = buildTestReservation({ reservationStatus: 'cancelled' })
    const refund = { id: 1, bookingNumber: cancelled.bookingNumber, amount: '700.00', currency: 'TRY' }
    const entry = {
      ...refund,
      paymentMethod: 'card',
      collectedAt: '2026-11-23T09:00:00.000Z',
      entry: 'refund' as const,
    }
    const collections = [entry, { ...entry, bookingNumber: 'another' }, { ...entry, entry: 'payment' as const }]
    const money = (amount: string) => ({ amount, currency: 'TRY' })
    const returning = { ...cancelled, paid: money('350.00'), refunding: money('50.00') }
    const shown = toReservationView(returning, context, collections)
    expect(shown).toMatchObject({ paid: '₺350.00', refunding: '₺50.00', refunded: '₺700.00' })
    expect(toReservationView(cancelled, context)).toMatchObject({ paid: null, refunding: null, refunded: null })
  })

  test('the total in the currency that is charged, and in the one that was chosen', () => {
    expect(view().total).toBe('₺5,250.00 (€105.00)')
    const same = buildTestReservation()
    expect(toReservationView({ ...same, chosen: same.fixed }, context).total).toBe('₺5,250.00')
  })

  test('the deposit by the way that was chosen, the rest on arrival', () => {
    const { due } = en.reservations
    const rest = { label: due.onArrival, amount: '₺4,200.00' }
    expect(view().dues).toEqual([{ label: due.card, amount: '₺1,050.00' }, rest])
    expect(view({ paymentMethod: 'bankTransfer' }).dues[0]?.label).toBe(due.bankTransfer)
    expect(view({ paymentMethod: 'onArrival' }).dues).toEqual([{ label: due.onArrival, amount: '₺5,250.00' }])
    const paid = { amount: '1050.00', currency: 'TRY' }
    expect(view({ collectionStatus: 1, paid })).toMatchObject({ paid: '₺1,050.00', dues: [rest], payUntil: null })
  })

  test('what is left over of a full payment', () => {
    const paid = { amount: '5000.00', currency: 'TRY' }
    const { dues } = view({ paymentPlan: 'full', collectionStatus: 3, paid })
    expect(dues).toEqual([{ label: en.reservations.due.rest, amount: '₺250.00' }])
  })

  test('until when it must be paid, only while nothing is', () => {
    expect(view().payUntil).toContain('23.11.2026, 01:30\u00A0GMT+3')
    expect(view({ reservationStatus: 'cancelled' }).payUntil).toBeNull()
    expect(view({ payUntil: null }).payUntil).toBeNull()
  })
})

test('states and the way to all about it', () => {
  expect(view({ collectionStatus: 3 })).toMatchObject({ status: 'active', collection: 'partlyCollected' })
  expect(view({ collectionStatus: 9 }).collection).toBe('pending')
  const { steps } = toReservationView(buildTestReservation(), buildTestContext('de'))
  expect(steps.find(({ kind }) => kind === 'details')?.href).toMatch(/^\/de\/user\/reservations\/r/)
})

describe('what most want of it, a press away', () => {
  const { steps } = en.reservations
  const at = `/user/reservations/${'r'.repeat(32)}`
  const paid = { amount: '1050.00', currency: 'TRY' }
  const cancel = ['cancel', steps.cancel, `${at}#cancel`]
  const details = ['details', en.reservations.open, at]
  const voucher = ['voucher', steps.voucher, at]
  const balance = ['pay', steps.payBalance, `${at}#pay`]

  test.each([
    ['nothing is paid yet', {}, [['pay', steps.pay, `${at}#pay`], details, cancel]],
    ['a transfer is awaited', { paymentMethod: 'bankTransfer' }, [details, cancel]],
    ['the deposit is paid', { collectionStatus: 1, paid }, [voucher, balance, details, cancel]],
    ['all is paid', { collectionStatus: 2, paid: { ...paid, amount: '5250.00' } }, [voucher, details, cancel]],
    ['it is cancelled', { reservationStatus: 'cancelled' }, [details]],
  ] as const)('%s', (_name, changes, expected) => {
    expect(view(changes).steps.map(({ kind, label, href }) => [kind, label, href])).toEqual(expected)
  })
})
