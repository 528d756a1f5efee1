import { describe, expect, test } from 'vitest'
import en from '@/messages/en/member.json'
import { getDue, toReservationView } from './reservation-view'
import { buildTestContext } from './test-context'
import { buildTestReservation } from './test-reservation'

const context = buildTestContext()
const view = (...given: Parameters<typeof buildTestReservation>) =>
  toReservationView(buildTestReservation(...given), context)

describe('what was booked', () => {
  test('title, cover, day with weekday and time, people, ticket', () => {
    expect(view().items).toEqual([
      {
        key: '1|2027-05-12|09:00',
        title: 'Kekova by boat',
        picture: 'urun/1/2',
        when: 'Wed 12.05.2027, 09:00',
        people: '2 adults, 1 child',
        ticket: 'Ticket INT-7K-Q2XB',
      },
    ])
  })

  test.each([
    ['a villa', { kind: 'villa', date: '2027-05-10', endDate: '2027-05-15' }, '10.05.2027 – 15.05.2027 · 5 nights'],
    ['a car', { kind: 'car', date: '2027-05-10', endDate: '2027-05-11' }, '10.05.2027 – 11.05.2027 · 1 day'],
    ['a day without a time', { session: null }, 'Wed 12.05.2027'],
  ] as const)('%s', (_name, changes, expected) => {
    expect(view({}, changes).items[0]?.when).toBe(expected)
  })

  test('an item without pictures or a ticket has none', () => {
    expect(view({}, { images: [], ticketNumber: null }).items[0]).toMatchObject({ picture: null, ticket: null })
  })

  test('the day it was booked is the one on the tenant’s clocks', () => {
    expect(view().booked).toBe('Booked on 22.11.2026')
  })
})

describe('money', () => {
  test('the total in the chosen currency, and in the one that is charged', () => {
    expect(view().total).toBe('€105.00 (₺5,250.00)')
    const same = buildTestReservation()
    expect(toReservationView({ ...same, chosen: same.fixed }, context).total).toBe('₺5,250.00')
  })

  test.each([
    ['nothing paid', { paid: '0.00', status: 'active', code: 0 }, '5250.00'],
    ['the deposit', { paid: '1050.00', status: 'active', code: 1 }, '4200.00'],
    ['everything', { paid: '5250.00', status: 'active', code: 2 }, null],
    ['too much', { paid: '6000.00', status: 'active', code: 2 }, null],
    ['cancelled', { paid: '0.00', status: 'cancelled', code: 0 }, null],
    ['over', { paid: '1050.00', status: 'closed', code: 1 }, null],
  ] as const)('%s: due %s', (_name, { paid, status, code }, expected) => {
    const changes = { paid: { amount: paid, currency: 'TRY' }, reservationStatus: status, collectionStatus: code }
    expect(getDue(buildTestReservation(changes))).toBe(expected)
  })

  test('the rest beside a deposit is due on arrival, else by the way that was chosen', () => {
    const { due } = en.reservations
    expect(view().due).toEqual({ label: due.card, amount: '₺5,250.00' })
    expect(view({ paymentMethod: 'bankTransfer' }).due?.label).toBe(due.bankTransfer)
    const paid = { amount: '1050.00', currency: 'TRY' }
    expect(view({ collectionStatus: 1, paid })).toMatchObject({
      paid: '₺1,050.00',
      due: { label: due.onArrival, amount: '₺4,200.00' },
      payUntil: null,
    })
  })

  test('until when it must be paid, only while nothing is', () => {
    expect(view().payUntil).toContain('23.11.2026 01:30')
    expect(view({ reservationStatus: 'cancelled' }).payUntil).toBeNull()
    expect(view({ payUntil: null }).payUntil).toBeNull()
  })
})

test('states and the way to all about it', () => {
  expect(view({ collectionStatus: 3 })).toMatchObject({ status: 'active', collection: 'partlyCollected' })
  expect(view({ collectionStatus: 9 }).collection).toBe('pending')
  expect(view().href).toBe(`/basket/result?ref=${'r'.repeat(32)}`)
  expect(toReservationView(buildTestReservation(), buildTestContext('de')).href).toMatch(/^\/de\/basket\/result\?ref=/)
})
