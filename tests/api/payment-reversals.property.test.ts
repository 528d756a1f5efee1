import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveMoney } from '@/backend/payments/received-money'
import { planReversal, reversePayment } from '@/backend/payments/reverse-payment'
import { sumAmounts } from '@/domain/money/amount'
import { collectionStatusOf, toCollectionCode } from '@/domain/reservations/status'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ amount: fc.constantFrom('10.00', '151.20', '400.00', '756.00', '9000.00') }) },
  { weight: 2, arbitrary: fc.record({ reversed: fc.nat(5) }) },
)

const read = async (reference: string) => {
  const [row] =
    await shop.rows(`select r.id, r.fixed_currency as currency, r.paid_amount as paid, r.charged_amount as deposit,
      r.collection_status as collection, r.fixed #>> '{totals,grandTotal}' as total,
      (select coalesce(sum(case when entry = 'payment' then amount else -amount end), 0)::numeric(14, 2)
        from ledger where reservation_id = r.id) as book
    from reservations r where r.reference = '${reference}'`)
  return row as Record<'currency' | 'paid' | 'deposit' | 'total' | 'book', string> & { id: number; collection: number }
}

test('after any sequence of payments and reversals the money is that of the payments that were not reversed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { reference } = await shop.book({ date: '2026-12-01', adult: 1, paymentMethod: 'bankTransfer' })
      const { id, currency } = await read(reference)
      const { now } = shop.api.clock
      const entered: { id: number; amount: string; isReversed: boolean }[] = []
      for (const [index, done] of steps.entries()) {
        if ('amount' in done) {
          const money = { reservationId: id, method: 'bankTransfer' as const, amount: done.amount, currency }
          const rest = { key: `K-${index}`, notificationId: null, actor: 'staff:1', now }
          expect(await receiveMoney(shop.db, { ...money, ...rest })).toBe(true)
          const [row] = await shop.rows(`select max(id) as id from ledger where reservation_id = ${id}`)
          entered.push({ id: Number(row?.id), amount: done.amount, isReversed: false })
        } else {
          const wanted = entered[done.reversed % Math.max(1, entered.length)]
          if (!wanted) continue
          const plan = await planReversal(shop.db, wanted.id, now)
          expect(plan.refusal).toBe(wanted.isReversed ? 'reversedAlready' : null)
          const reversal = { reason: 'mistake', actor: 'staff:1', now }
          const entry = await shop.db.transaction((transaction) => reversePayment(transaction, plan, reversal))
          expect(entry === null).toBe(wanted.isReversed)
          wanted.isReversed = true
        }
      }
      const { paid, book, deposit, total, collection } = await read(reference)
      const expected = sumAmounts(entered.filter(({ isReversed }) => !isReversed).map(({ amount }) => amount))
      expect({ paid, book }).toEqual({ paid: expected, book: expected })
      expect(collection).toBe(toCollectionCode(collectionStatusOf({ paid: expected, deposit, total })))
      await assertLedger(shop.db)
      await shop.rows(`update reservations set status = 'cancelled', holds_stock = false where id = ${id}`)
      await shop.rows(`update seat_counters set taken = 0`)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
