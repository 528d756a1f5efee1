import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { atDesk, type DeskBrowser, isQuestion } from './support/desk'
import { openShop, type Shop, type Trip } from './support/trips'

const { en } = DESK_TEXTS

let shop: Shop
let manager: DeskBrowser

beforeAll(async () => {
  shop = await openShop()
  manager = await atDesk(shop.api, 'manager@test.example')
})
afterAll(() => shop.close())

async function booked(date: string): Promise<{ trip: Trip; page: string; money: string }> {
  const trip = await shop.book({ date, paymentMethod: 'bankTransfer' })
  const [row] = await shop.rows(`select id from reservations where reference = '${trip.reference}'`)
  const page = `/reservations/${row?.id}`
  return { trip, page, money: `${page}/money` }
}

const paidOf = async (trip: Trip) => (await shop.result(trip)).paid.amount
const ledgerOf = (trip: Trip) =>
  shop.rows(
    `select l.amount from ledger l join reservations r on r.id = l.reservation_id where r.reference = '${trip.reference}'`,
  )

test('a payment is asked about first: nothing is written, and too much is named with the difference', async () => {
  const { trip, page, money } = await booked('2026-12-02')
  await shop.api.runJobs()
  const mails = (await shop.mailsOf(trip)).length
  const sent = await manager.fill(page, money, { amount: '99999.00', key: 'Q-1' })
  const question = await manager.sendOnce(money, sent)
  expect(isQuestion(question)).toBe(true)
  for (const text of ['99,999.00', en.confirm.difference, en.confirm.nothingYet]) expect(question.html).toContain(text)
  await shop.api.runJobs()
  expect([await paidOf(trip), await ledgerOf(trip), (await shop.mailsOf(trip)).length]).toEqual(['0.00', [], mails])
  const yes = manager.yesTo(question, money)
  expect((await manager.sendOnce(money, yes)).location).toContain('done=moneyReceived')
  const again = await manager.sendOnce(money, yes)
  expect(again.location).toContain('done=repeated')
  expect((await manager.get(again.location?.replace('/desk/alpha', '') ?? '')).html).toContain(en.done.repeated)
  expect(await ledgerOf(trip)).toHaveLength(1)
})

test('a question that is out of date changes nothing and says so; the other tab cannot do it twice', async () => {
  const { trip, page, money } = await booked('2026-12-03')
  const ask = async (key: string) =>
    manager.yesTo(await manager.sendOnce(money, await manager.fill(page, money, { amount: '10.00', key })), money)
  const first = await ask('S-1')
  const second = await ask('S-2')
  expect((await manager.sendOnce(money, first)).status).toBe(303)
  const late = await manager.sendOnce(money, second)
  expect([late.status, late.html.includes(en.refusals.changed)]).toEqual([409, true])
  expect([await paidOf(trip), (await ledgerOf(trip)).length]).toEqual(['10.00', 1])
})

test('without its answer a made-up one is refused', async () => {
  const { trip, page, money } = await booked('2026-12-04')
  const fields = await manager.fill(page, money, { amount: '10.00', key: 'M-1', seen: 'x' })
  expect((await manager.sendOnce(money, fields)).status).toBe(409)
  expect(await ledgerOf(trip)).toEqual([])
})
