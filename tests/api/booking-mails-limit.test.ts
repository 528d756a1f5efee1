import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancelReservation } from '@/backend/reservations/cancel'
import { NOON } from './harness'
import { openShop, type Shop, type Trip } from './support/trips'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.api.runJobs()
  await shop.rows(`delete from rate_limits where key like 'unproven-mail-day%'`)
  await setLimits({})
})

const setLimits = (limits: Record<string, number>) =>
  shop.rows(`update settings set value = '${JSON.stringify(limits)}' where section = 'dailyLimits'`)

const anyMailbox = () => `${randomUUID().slice(0, 8)}@stranger.example`
const dayOf = (index: number) => `2027-0${3 + Math.floor(index / 28)}-${String(1 + (index % 28)).padStart(2, '0')}`

async function mailsTo(recipient: string): Promise<string[]> {
  await shop.api.runJobs()
  const rows = await shop.rows(`select subject from mails where recipient = '${recipient}' order by id`)
  return rows.map(({ subject }) => String(subject))
}

const reserve = (token: string, email: string, date: string) =>
  shop.bookAs(token, { date, paymentMethod: 'bankTransfer', guest: { email } })

/** All tests book from one network, which has a share as well. */
const forgetNetwork = () => shop.rows(`update reservations set network_hash = null`)

const cancel = ({ reference }: Trip, token: string) =>
  shop.api.ask('cancelReservation', { reference, expectedRefund: '0.00' }, { token })

describe('the mailbox of somebody who has proven nothing', () => {
  test('gets ten mails a day about bookings that strangers make, move and cancel; the bookings stand', async () => {
    const victim = anyMailbox()
    const token = await shop.newMember()
    for (let index = 0; index < 7; index += 1) {
      const trip = await reserve(token, victim, dayOf(index))
      await shop.api.runJobs()
      expect((await cancel(trip, token)).code).toBeNull()
      await shop.api.runJobs()
    }
    expect(await mailsTo(victim)).toHaveLength(10)
    const other = anyMailbox()
    await reserve(token, other, dayOf(8))
    expect(await mailsTo(other)).toHaveLength(1)
  })

  test('gets all that the staff decide and that is about money', async () => {
    await setLimits({ mailboxMails: 0 })
    const guest = anyMailbox()
    const token = await shop.newMember()
    const { reference } = await reserve(token, guest, dayOf(10))
    expect(await mailsTo(guest)).toEqual([])
    const [row] = await shop.rows(`select id from reservations where reference = '${reference}'`)
    const reservationId = Number(row?.id)
    await cancelReservation(shop.db, {
      reservationId,
      actor: 'staff:1',
      terms: 'everything',
      expectedRefund: null,
      now: NOON,
    })
    expect(await mailsTo(guest)).toHaveLength(1)
    const paid = await shop.bookAs(token, { date: dayOf(11), guest: { email: guest } })
    await shop.pay(paid)
    expect(await mailsTo(guest)).toHaveLength(2)
    const { refund } = (await shop.api.ask('getRefundQuote', { reference: paid.reference }, { token })).data
    await shop.api.ask('cancelReservation', { reference: paid.reference, expectedRefund: refund }, { token })
    expect((await mailsTo(guest)).length).toBeGreaterThan(2)
  })

  test('gets none beyond the share of the account that causes them; another account’s arrive', async () => {
    await setLimits({ unprovenMailsOfOne: 2 })
    const token = await shop.newMember()
    const victims = [anyMailbox(), anyMailbox(), anyMailbox()]
    for (const [index, victim] of victims.entries()) {
      await reserve(token, victim, dayOf(13 + index))
      await forgetNetwork()
      await shop.api.runJobs()
    }
    // The welcome of the account is the first.
    expect(await Promise.all(victims.map(async (victim) => (await mailsTo(victim)).length))).toEqual([1, 0, 0])
    const other = anyMailbox()
    await reserve(await shop.newMember(), other, dayOf(16))
    await forgetNetwork()
    expect(await mailsTo(other)).toHaveLength(1)
  })

  test('of a proven member is not counted', async () => {
    await setLimits({ mailboxMails: 0 })
    const email = anyMailbox()
    const token = await shop.api.registerMember(email)
    await shop.rows(`update members set email_verified_at = now() where email = '${email}'`)
    await reserve(token, email, dayOf(12))
    expect(await mailsTo(email)).toEqual(['Welcome to Test Tours', expect.stringMatching(/^We have your booking/)])
  })
})

describe('tries to book', () => {
  const codeOf = (token: string, index: number) =>
    reserve(token, anyMailbox(), dayOf(index)).then(
      () => null,
      (error: Error) => error.message,
    )

  test('are counted by account', async () => {
    await setLimits({ accountBookings: 2 })
    const token = await shop.newMember()
    const codes = [await codeOf(token, 20), await codeOf(token, 21), await codeOf(token, 22)]
    expect(codes).toEqual([null, null, 'not booked: tooManyRequests'])
    expect(await codeOf(await shop.newMember(), 22)).toBeNull()
  })

  test('are counted by network, of members who have proven nothing', async () => {
    await shop.rows(`delete from rate_limits where key like 'booking-day%'`)
    await setLimits({ networkBookings: 1 })
    expect(await codeOf(await shop.newMember(), 25)).toBeNull()
    const email = anyMailbox()
    const token = await shop.api.registerMember(email)
    expect(await codeOf(token, 26)).toBe('not booked: tooManyRequests')
    await shop.rows(`update members set email_verified_at = now() where email = '${email}'`)
    expect(await codeOf(token, 26)).toBeNull()
  })
})
