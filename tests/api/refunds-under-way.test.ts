import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { finishRefund } from '@/backend/payments/pay-refund'
import { receiveMoney } from '@/backend/payments/received-money'
import { addAmounts } from '@/domain/money/amount'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { signInAgency } from './support/agency'
import { assertLedger } from './support/assert-ledger'
import { atDesk } from './support/desk'
import { openShop, type Shop, type Trip } from './support/trips'

const { labels } = MAIL_TEXTS.en
const { en: deskTexts } = DESK_TEXTS

let shop: Shop

beforeAll(async () => {
  shop = await openShop({ render: async () => Buffer.from('%PDF-') })
})
afterAll(() => shop.close())

const digits = (text: string) => text.replace(/\D/g, '')

async function overpay(trip: Trip, surplus: string): Promise<{ id: number; total: string }> {
  const [row] = await shop.rows(
    `select id, fixed #>> '{totals,grandTotal}' as total from reservations where reference = '${trip.reference}'`,
  )
  const id = Number(row?.id)
  const total = String(row?.total)
  await receiveMoney(shop.db, {
    ...{ reservationId: id, method: 'bankTransfer', amount: addAmounts(total, surplus), currency: 'TRY' },
    ...{ key: randomUUID(), notificationId: null, actor: 'staff:1', now: shop.api.clock.now },
  })
  await shop.api.runJobs()
  return { id, total }
}

const rowOf = (text: string, label: string) => digits(new RegExp(`${label}[:\\s]+([^\\n]*)`).exec(text)?.[1] ?? '')

/** What each surface says is paid and on its way back, as digits. */
async function readSurfaces(trip: Trip, id: number) {
  const { reference, token } = trip
  const result = await shop.result(trip)
  const [own] = (await shop.api.ask('getMemberData', {}, { token })).data.reservations
  const from = shop.api.rendered.length
  await shop.api.ask('getVoucherFile', { reference }, { token, address: `2001:db8:${id}:900::${from}` })
  const job = shop.api.rendered.slice(from).findLast(({ kind }) => kind === 'voucher')
  const voucher = job?.kind === 'voucher' ? job.content.money.split(' · ') : []
  const manager = await atDesk(shop.api, 'manager@test.example')
  const { html } = await manager.get(`/reservations/${id}`)
  const fact = (label: string) => digits(new RegExp(`${label}</dt><dd>(.*?)</dd>`).exec(html)?.[1] ?? '')
  const of = (name: string) => digits(voucher.find((part) => part.startsWith(name)) ?? '')
  return {
    page: [digits(result.paid.amount), digits(result.refunding?.amount ?? '')],
    account: [digits(own?.paid.amount ?? ''), digits(own?.refunding?.amount ?? '')],
    voucher: [of(labels.paid), of(labels.refunding)],
    desk: [fact(deskTexts.reservation.paid), fact(labels.refunding)],
  }
}

test('money on its way back is told apart from what is paid on every surface, and sending it changes only that', async () => {
  const trip = await shop.book({ date: '2026-12-10', paymentMethod: 'bankTransfer' })
  const { id, total } = await overpay(trip, '50.00')
  const mail = (await shop.mailsOf(trip)).at(-1)
  expect([rowOf(mail?.text ?? '', labels.paid), rowOf(mail?.text ?? '', labels.refunding)]).toEqual([
    digits(total),
    '5000',
  ])
  const both = [digits(total), '5000']
  expect(await readSurfaces(trip, id)).toEqual({ page: both, account: both, voucher: both, desk: both })

  const [refund] = await shop.rows(`select id from refunds where reservation_id = ${id}`)
  await finishRefund(shop.db, Number(refund?.id), 'staff:1', shop.api.clock.now)
  const { page, account, voucher, desk } = await readSurfaces(trip, id)
  expect([page[0], account[0], voucher[0], desk[0]]).toEqual(Array(4).fill(digits(total)))
  expect([page[1], account[1], voucher[1], desk[1]]).toEqual(['000', '000', '', ''])
  await assertLedger(shop.db)
})

test('the statement of an agency counts what stays', async () => {
  const token = await signInAgency(shop.api)
  const trip = await shop.bookAs(token, { date: '2026-12-12', paymentMethod: 'bankTransfer' })
  const { total } = await overpay(trip, '70.00')
  const { data } = await shop.api.ask('getAgencyStatement', { month: '2026-12' }, { token })
  const line = data.statementLines.find(({ bookingNumber }) => bookingNumber === trip.bookingNumber)
  expect(line?.paidAmount).toBe(total)
})

test('a cancelled booking says that nothing is paid and all is on its way back', async () => {
  const trip = await shop.book({ date: '2026-12-14', paymentMethod: 'bankTransfer' })
  const { id, total } = await overpay(trip, '0.00')
  const { reference, token } = trip
  await shop.api.ask('cancelReservation', { reference, expectedRefund: total }, { token })
  await shop.api.runJobs()
  const mail = (await shop.mailsOf(trip)).at(-1)?.text ?? ''
  expect([rowOf(mail, labels.paid), rowOf(mail, labels.refunding)]).toEqual(['000', digits(total)])
  const [row] = await shop.rows(`select paid_amount, refunding_amount from reservations where id = ${id}`)
  expect(row).toEqual({ paid_amount: total, refunding_amount: total })
})
