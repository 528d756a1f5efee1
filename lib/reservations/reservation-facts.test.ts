import { expect, test } from 'vitest'
import { buildTestContext } from '@/lib/member/test-context'
import { buildReservationFacts } from './reservation-facts'
import type { ReservationOptions } from './reservation-page'
import { buildTestPayment, buildTestResult } from './test-result'

const options: ReservationOptions = {
  confirmed: true,
  open: { amount: '4200.00', currency: 'TRY' },
  startsAt: '2027-05-12T06:00:00.000Z',
  canPayBalance: true,
  cardForm: 'direct',
  threeDSecurePolicy: 'required',
  canNotifyPayment: false,
  canCancel: true,
  canChangeDate: true,
  hasVoucher: true,
  requestedDate: null,
  rights: 'manage',
  refunds: [],
  notifications: [],
}

const contact = { phone: '+90 242 555 01 40', email: 'hello@lykia.example', address: 'Kaş' }
const settings = { company: { companyName: 'Lykia Tours' }, support: contact, contact }
const context = { ...buildTestContext(), settings } as unknown as Parameters<typeof buildReservationFacts>[1]
const facts = (result = buildTestResult(), changes: Partial<ReservationOptions> = {}) =>
  buildReservationFacts({ result, options: { ...options, ...changes }, tickets: null }, context)

test('what is left of a confirmed reservation is its balance', () => {
  expect(facts().due).toEqual({
    purpose: 'balance',
    amount: '4200.00',
    currency: 'TRY',
    instalments: 1,
    isHosted: false,
    hasThreeDSecureChoice: false,
  })
})

test('an unpaid card booking is paid its first part; not while the bank is still asked, nor without a term', () => {
  const waiting = { canPayBalance: false }
  const split = buildTestResult({ instalments: 3 })
  const due = {
    purpose: 'deposit',
    amount: '1050.00',
    currency: 'TRY',
    instalments: 3,
    isHosted: false,
    hasThreeDSecureChoice: false,
  }
  expect(facts(split, waiting).due).toEqual(due)
  expect(facts(buildTestResult({ payment: buildTestPayment('unknown') }), waiting).due).toBeNull()
  expect(facts(buildTestResult({ payUntil: null }), waiting).due).toBeNull()
  expect(facts(buildTestResult({ paymentMethod: 'bankTransfer' }), waiting).due).toBeNull()
})

test('of a transfer only what the transfer is for can be told', () => {
  const transfer = buildTestResult({ paymentMethod: 'bankTransfer' })
  const open = { canNotifyPayment: true, canPayBalance: false }
  expect(facts(transfer, open).claim).toEqual({ amount: '1050.00', currency: 'TRY' })
  const paid = { ...transfer, collectionStatus: 1, paid: { amount: '1050.00', currency: 'TRY' } }
  expect(facts(paid, open).claim).toEqual({ amount: '4200.00', currency: 'TRY' })
  expect(facts(buildTestResult(), open).claim).toBeNull()
})

test('only departures with a ticket can be moved, with the seats they take', () => {
  expect(facts().movable).toEqual([
    {
      ticketNumber: 'INT-7K-Q2XB',
      productId: 1,
      title: 'Kekova by boat',
      date: '2027-05-12',
      session: '09:00',
      seats: 3,
    },
  ])
  expect(facts(buildTestResult({}, { kind: 'villa', endDate: '2027-05-15' })).movable).toEqual([])
  expect(facts(undefined, { canChangeDate: false }).movable).toEqual([])
})

test('a saved voucher is written from what the page says', () => {
  expect(facts().tickets).toEqual([
    {
      ticketNumber: 'INT-7K-Q2XB',
      title: 'Kekova by boat',
      lines: [
        { label: null, text: 'Wed\u00A012.05.2027, 09:00' },
        { label: null, text: '2 adults, 1 child' },
        { label: 'onTheDay', text: '₺4,200.00 (€84.00)' },
      ],
    },
  ])
  expect(facts()).toMatchObject({ companyName: 'Lykia Tours', contact })
})

test('a saved voucher says what is to be paid on the day, and is old once that has changed', () => {
  const paidOf = (amount: string) => facts(buildTestResult({ paid: { amount, currency: 'TRY' } }))
  const onTheDay = ({ tickets }: ReturnType<typeof facts>) =>
    tickets[0]?.lines.filter(({ label }) => label === 'onTheDay').map(({ text }) => text)
  const [open, settled] = [paidOf('1050.00'), paidOf('5250.00')]
  expect(onTheDay(open)).toEqual(['₺4,200.00 (€84.00)'])
  expect(onTheDay(settled)).toEqual([])
  expect(settled.mark).not.toBe(open.mark)
})

test('a saved voucher says where to be', () => {
  const meetingPoint = { title: 'Harbour', text: 'Jetty 3' }
  const tickets = new Map([['INT-7K-Q2XB', { meetingPoint }]])
  const linesOf = (changes: object) =>
    buildReservationFacts({ result: buildTestResult({}, changes), options, tickets }, context).tickets[0]?.lines
  expect(linesOf({})).toContainEqual({ label: null, text: 'Harbour. Jetty 3' })
  expect(linesOf({ pickupPlace: 'Hotel Lykia' })).toContainEqual({ label: 'pickup', text: 'Hotel Lykia' })
  expect(JSON.stringify(linesOf({ pickupPlace: 'Hotel Lykia' }))).not.toContain('Harbour')
})

test('a saved voucher is old once it was issued anew, for another name of the guest', () => {
  expect(facts(buildTestResult({ revision: 1 })).mark).not.toBe(facts(buildTestResult({ revision: 2 })).mark)
})

test('who may only look is offered the voucher and no change; whoever is not the owner is offered nothing', () => {
  const open = { canNotifyPayment: true }
  const nothing = { due: null, claim: null, movable: [], canCancel: false }
  const transfer = buildTestResult({ paymentMethod: 'bankTransfer' })
  expect(facts(transfer, { ...open, rights: 'view' })).toMatchObject({ ...nothing, hasVoucher: true })
  expect(facts(transfer, { ...open, rights: 'none' })).toMatchObject({ ...nothing, hasVoucher: false })
})
