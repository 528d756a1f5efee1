import { expect } from 'vitest'
import { isSettled } from '@/domain/reservations/confirmed'
import { brokenRules, type SeenBooking } from '../../fixtures/lifecycle-rules'
import type { Guide } from './ticket-codes'
import type { Shop, Trip } from './trips'

export interface Watched {
  trip: Trip
  /** Of the network that asks for its files: each booking has one of its own. */
  address: string
  codes: Set<string>
  wasSettled: boolean
  voucher: SeenBooking['voucher']
  seen: SeenBooking | null
}

const ROW = `
  select r.id, r.status, r.payment_method as "paymentMethod", r.pay_until as "payUntil", r.paid_amount as "paidAmount",
    r.refunding_amount as "refundingAmount",
    r.charged_amount as "chargedAmount", r.agency_id is not null as "isAgencys",
    (select p.cutoff_minutes from products p where p.id = i.product_id) as "cutoffMinutes",
    r.fixed #>> '{totals,grandTotal}' as total, r.fixed #>> '{totals,remainingTotal}' as remaining,
    i.day::text as day, i.revision, r.revision as "voucherRevision", coalesce((select sum(f.amount) from refunds f left join payments p on p.id = f.payment_id
      where f.reservation_id = r.id and f.state <> 'done' and p.reason is distinct from 'mismatch'), 0)::numeric(14, 2) as owed
  from reservations r join reservation_items i on i.reservation_id = r.id where r.reference = `

export const rowOf = async (shop: Shop, { reference }: Trip) => {
  const [row] = await shop.rows(`${ROW}'${reference}'`)
  return row as Record<'status' | 'day' | 'paymentMethod' | 'paidAmount' | 'chargedAmount' | 'total', string> &
    Record<'refundingAmount', string> &
    Record<'remaining' | 'owed', string> & {
      id: number
      cutoffMinutes: number
      revision: number
      voucherRevision: number
      isAgencys: boolean
      payUntil: string | null
    }
}

/** The voucher as its holder has it after asking for it now: where nothing was rendered anew, the former one. */
async function readVoucher(shop: Shop, watched: Watched): Promise<SeenBooking['voucher']> {
  const { trip, address } = watched
  const { reference, token } = trip
  const from = shop.api.rendered.length
  const { code } = await shop.api.ask('getVoucherFile', { reference }, { token, address })
  if (code === 'notConfirmed') return null
  expect(code).toBe(null)
  const job = shop.api.rendered.slice(from).findLast(({ kind }) => kind === 'voucher')
  if (job?.kind === 'voucher') {
    const [ticket] = job.content.tickets
    const day = ticket?.fields[0]?.value ?? ''
    watched.voucher = { money: job.content.money, day, link: ticket?.link ?? '' }
  }
  return watched.voucher
}

async function lookAt(shop: Shop, watched: Watched): Promise<SeenBooking> {
  const { trip, address } = watched
  const { reference, token } = trip
  const row = await rowOf(shop, trip)
  const { data } = await shop.api.ask('getReservationOptions', { reference }, { token, address })
  const tickets = (await shop.api.ask('getTickets', { reference }, { token, address })).data?.tickets ?? []
  return {
    status: row.status,
    day: row.day,
    revision: row.revision,
    voucherRevision: row.voucherRevision,
    paid: row.paidAmount,
    owed: row.owed,
    charged: row.chargedAmount,
    remaining: row.remaining,
    total: row.total,
    payUntil: row.payUntil && new Date(row.payUntil).toISOString(),
    hasBegun: shop.api.clock.now > Date.parse(data.startsAt),
    isOffSale: shop.api.clock.now >= Date.parse(data.startsAt) - row.cutoffMinutes * 60_000,
    isAgencys: row.isAgencys,
    options: {
      confirmed: data.confirmed,
      open: data.open.amount,
      canPayBalance: data.canPayBalance,
      hasVoucher: data.hasVoucher,
    },
    tickets: tickets.map(({ date, ticketLink }) => ({ date, ticketLink })),
    voucher: await readVoucher(shop, watched),
  }
}

/** Looks at a reservation after an event, and fails with the names of the rules that the event broke. */
export async function checkLifecycle(shop: Shop, guide: Guide, watched: Watched, event: string): Promise<SeenBooking> {
  const after = await lookAt(shop, watched)
  const before = watched.seen ?? after
  for (const { ticketLink } of after.tickets) watched.codes.add(ticketLink)
  const codes = [...watched.codes]
  const { list } = await guide.fetchList()
  const validCodes = codes.filter((code) => guide.check(code, list) === 'valid')
  const observed = { before, after, wasSettled: watched.wasSettled, codes, validCodes }
  expect({ event, broken: brokenRules(observed), before, after }).toMatchObject({ broken: [] })
  watched.wasSettled ||= isSettled(await rowOf(shop, watched.trip))
  watched.seen = after
  return after
}
