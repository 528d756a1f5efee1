import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isMet } from '@/backend/vouchers/voucher-data'
import { LOCALES } from '@/domain/shared/locales'
import { MAIL_TEXTS, RESERVATION_MAIL_TEXTS, VOUCHER_TEXTS } from '@/messages/catalogues'
import { assertLedger } from './support/assert-ledger'
import { openShop, type Shop, type Trip } from './support/trips'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  await assertLedger(shop.db)
  await shop.close()
})

const subjectsOf = async (trip: Trip) => (await shop.mailsOf(trip)).map((mail) => mail.subject)

/** All of a subject but what is filled in. */
const isOf = (subject: string | undefined, words: { subject: string }) =>
  words.subject.split(/\{\w+\}/).every((part) => subject?.includes(part))

describe.each(LOCALES)('a reservation made in %s', (locale) => {
  test('is written about in that language, from the first mail to the last', async () => {
    const texts = RESERVATION_MAIL_TEXTS[locale]
    const day = `2026-12-${String(10 + LOCALES.indexOf(locale)).padStart(2, '0')}`
    const trip = await shop.book({ date: day, locale })
    await shop.pay(trip)
    await shop.pay(trip, { call: 'payBalance' })
    const { reference, token } = trip
    const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
    await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
    await shop.api.runJobs()
    const mails = await shop.mailsOf(trip)
    const expected = [texts.confirmed, texts.paymentReceived, texts.cancelled, texts.refunded, texts.refunded]
    expect(mails.map((mail, index) => [mail.locale, isOf(mail.subject, expected[index] ?? texts.lapsed)])).toEqual(
      expected.map(() => [locale, true]),
    )
    for (const mail of mails) expect(mail.text).not.toMatch(/[{}]|undefined|null/)
    expect(mails[2]?.text).toContain(texts.cancelled.refund.split('{refund}')[1])
  })
})

test('who has paid nothing is told so, and not that nothing comes back', async () => {
  const trip = await shop.book({ date: '2027-03-20', paymentMethod: 'bankTransfer' })
  const { reference, token } = trip
  await shop.api.ask('cancelReservation', { reference, expectedRefund: '0.00' }, { token })
  await shop.api.runJobs()
  const { cancelled } = RESERVATION_MAIL_TEXTS.en
  const text = (await shop.mailsOf(trip)).find(({ subject }) => isOf(subject, cancelled))?.text
  expect(text).toContain(cancelled.unpaid)
  expect(text).not.toContain(cancelled.nothing)
})

test('a mail of thanks that is written after the cancellation counts the money that it thanks for', async () => {
  const { en } = RESERVATION_MAIL_TEXTS
  const { paid } = MAIL_TEXTS.en.labels
  const trip = await shop.book({ date: '2027-04-14', adult: 1 })
  await shop.pay(trip)
  const late = new Date(shop.api.clock.now + 60_000).toISOString()
  await shop.db.execute(`update jobs set run_at = '${late}' where payload ->> 'kind' = 'reservationConfirmed'`)
  const { reference, token } = trip
  const { refund } = (await shop.api.ask('getRefundQuote', { reference })).data
  await shop.api.ask('cancelReservation', { reference, expectedRefund: refund }, { token })
  await shop.pass(1000)
  await shop.pass(120_000)
  const mails = await shop.mailsOf(trip)
  const thanks = mails.find(({ subject }) => isOf(subject, en.confirmed))?.text ?? ''
  expect(mails.at(-1)?.text).toBe(thanks)
  const [, amount = ''] = /your payment of (\S+) has arrived/.exec(thanks) ?? []
  expect(amount).toMatch(/[1-9]/)
  expect(thanks).toContain(`${paid}: ${amount}`)
  expect(thanks).not.toContain(en.confirmed.voucher)
  expect(mails.find(({ subject }) => isOf(subject, en.cancelled))?.text).toContain(`${paid}: `)
})

test('nobody has to be early at a house', () => {
  expect([isMet({ kind: 'tour' }), isMet({ kind: 'transfer' }), isMet({ kind: 'villa' })]).toEqual([true, true, false])
})

test('the confirmation says where to be and until when one may cancel, and brings what was agreed to as it read then', async () => {
  const { de } = RESERVATION_MAIL_TEXTS
  const write = (body: string) =>
    shop.db.execute(`
      with page as (insert into pages (key, page_type) values ('distance-sales', 'content')
        on conflict (page_type, key) do update set position = 0 returning id)
      insert into page_texts (page_id, page_type, locale, title, slug, body)
      select id, 'content', 'de', 'Fernabsatzvertrag', 'fernabsatz', '${body}' from page
      on conflict (page_id, locale) do update set body = excluded.body`)
  await write('<h2>Erstens</h2><p>Alt &amp; gültig</p><script>alert(1)</script>')
  const trip = await shop.book({ date: '2027-03-10', locale: 'de' })
  await write('<p>Neu</p>')
  const late = await shop.book({ date: '2027-03-11', locale: 'de' })
  await shop.pay(trip)
  await shop.pay(late)
  await shop.api.runJobs()
  const [mail] = await shop.mailsOf(trip)
  expect(mail?.text).toContain(`${VOUCHER_TEXTS.de.meetingPoint}: `)
  // Nine in the morning, two days before.
  expect(mail?.text).toContain(`${de.labels.freeUntil}: Mo\u00A008.03.2027, 09:00\u00A0GMT+3`)
  expect(mail?.text).toContain('Fernabsatzvertrag')
  expect(mail?.text).toContain('\nErstens\nAlt & gültig')
  expect(mail?.text).toContain(de.agreed.split('{moment}')[0])
  expect(mail?.text).not.toContain('alert')
  expect((await shop.mailsOf(late))[0]?.text).toContain('Neu')
  const { rows } = await shop.db.execute(`select agreements from reservations where reference = '${trip.reference}'`)
  expect(rows[0]?.agreements).toMatchObject({ locale: 'de', texts: [expect.stringMatching(/^[\w-]{20,}$/)] })
})

test('a ticket is in the mails of who is certain to come, and in no other', async () => {
  const { ticket } = MAIL_TEXTS.nl.labels
  const open = await shop.book({ date: '2027-03-12', adult: 1, locale: 'nl', paymentMethod: 'bankTransfer' })
  const paid = await shop.book({ date: '2027-03-12', adult: 1, locale: 'nl' })
  await shop.pay(paid)
  await shop.api.runJobs()
  expect((await shop.mailsOf(open))[0]?.text).not.toContain(`${ticket}:`)
  expect((await shop.mailsOf(paid))[0]?.text).toContain(`${ticket}:`)
})

test('the rest is asked for and the day announced once, at the hour of the tenant', async () => {
  const { en } = RESERVATION_MAIL_TEXTS
  const trip = await shop.book({ date: '2026-12-04' })
  const paid = await shop.book({ date: '2026-12-04' })
  const open = await shop.book({ date: '2026-12-04', adult: 1, paymentMethod: 'bankTransfer' })
  await shop.db.execute(`update reservations set pay_until = '2027-01-01' where reference = '${open.reference}'`)
  await shop.pay(trip)
  await shop.pay(paid)
  await shop.pay(paid, { call: 'payBalance' })
  const at = async (instant: string) => shop.pass(Date.parse(instant) - shop.api.clock.now)
  await at('2026-12-01T06:59:59Z')
  expect(await subjectsOf(trip)).toHaveLength(1)
  await at('2026-12-01T07:00:00Z')
  await at('2026-12-01T07:01:00Z')
  await at('2026-12-02T07:00:00Z')
  expect((await subjectsOf(trip)).filter((subject) => isOf(subject, en.balanceDue))).toHaveLength(1)
  await at('2026-12-03T13:59:59Z')
  expect(await subjectsOf(trip)).toHaveLength(2)
  await at('2026-12-03T14:00:00Z')
  await at('2026-12-03T14:01:00Z')
  await at('2026-12-04T05:00:00Z')
  expect((await subjectsOf(trip)).filter((subject) => isOf(subject, en.reminder))).toHaveLength(1)
  const [, rest, reminder] = await shop.mailsOf(trip)
  expect(rest?.text).toContain('04.12.2026 09:00')
  expect(rest?.text).toContain('3,024.00')
  expect(reminder?.text).toContain(en.reminder.voucher)
  expect(reminder?.text).toContain(VOUCHER_TEXTS.en.arrive)
  // Who has paid everything is reminded only; who has paid nothing is not expected.
  expect((await subjectsOf(paid)).filter((subject) => isOf(subject, en.balanceDue))).toEqual([])
  expect((await subjectsOf(paid)).filter((subject) => isOf(subject, en.reminder))).toHaveLength(1)
  expect(await subjectsOf(open)).toHaveLength(1)
})

test('a place to be picked up at, as it was typed, is written to the proven address of who booked alone', async () => {
  const place = 'Buy pills at the red door'
  const textFor = async (date: string, isProven: boolean) => {
    const { bookingNumber, ...trip } = await shop.book({ date })
    const email = `${date}@mail.example`
    const [row] = await shop.rows(
      `update reservations set guest = guest || '{"email": "${email}"}' where booking_number = '${bookingNumber}'
       returning id, member_id`,
    )
    await shop.db.execute(
      `update reservation_items set item = item || '{"pickupPlace": "${place}"}' where reservation_id = ${row?.id}`,
    )
    const at = isProven ? 'now()' : 'null'
    await shop.db.execute(
      `update members set email = '${email}', email_verified_at = ${at} where id = ${row?.member_id}`,
    )
    await shop.pay({ ...trip, bookingNumber })
    await shop.api.runJobs()
    return (await shop.rows(`select text from mails where recipient = '${email}'`)).map(({ text }) => text).join()
  }
  const unproven = await textFor('2027-03-24', false)
  expect(unproven).toContain('Kekova by boat')
  expect(unproven).not.toContain(place)
  expect(await textFor('2027-03-25', true)).toContain(place)
})
