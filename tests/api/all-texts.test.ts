import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailRequest } from '@/backend/outbox/service'
import { drawVoucher } from '@/backend/vouchers/draw'
import { toVoucherContent } from '@/backend/vouchers/voucher-content'
import { requireVoucher } from '@/backend/vouchers/voucher-data'
import { LOCALES } from '@/domain/shared/locales'
import { signInAgency } from './support/agency'
import { readPdfText } from './support/pdf-text'
import { openShop, type Shop, type Trip } from './support/trips'
import {
  DETAILS_CHANGED,
  idOf,
  listReservationMails,
  listSecrets,
  type Texts,
  writeMail,
  writePureTexts,
} from './support/write-all-texts'

const texts: Texts = new Map()
const ACCOUNTS = [
  { id: 1, bank: 'One', holder: 'Test Tours', iban: 'TR1', currency: 'TRY' },
  { id: 2, bank: 'Two', holder: 'Test Tours', iban: 'TR2', currency: 'EUR' },
]

let shop: Shop
let trips: Record<string, Trip>

beforeAll(async () => {
  shop = await openShop({ kinds: true })
  const other = JSON.stringify({ bankAccounts: ACCOUNTS, paymentMethods: ['card', 'bankTransfer', 'onArrival'] })
  await shop.rows(`update settings set value = value || '${other}'::jsonb where section = 'other'`)
  const agency = await signInAgency(shop.api)
  trips = {
    open: await shop.book({ date: '2026-12-05' }),
    paid: await shop.book({ date: '2026-12-06' }, { productId: shop.night, date: '2026-12-07', adult: 1 }),
    transfer: await shop.book({ date: '2026-12-08', paymentMethod: 'bankTransfer' }),
    arrival: await shop.book({ date: '2026-12-09', paymentMethod: 'onArrival' }),
    agency: await shop.bookAs(agency, { date: '2026-12-10' }),
    agencyArrival: await shop.bookAs(agency, { date: '2026-12-11', paymentMethod: 'onArrival' }),
  }
  for (const name of ['paid', 'agency'] as const) expect(await shop.pay(trips[name] as Trip)).toBe('captured')
  const { bookingNumber, token } = trips.transfer as Trip
  const claim = {
    bookingNumber,
    amount: '756.00',
    currency: 'TRY',
    paidOn: '2026-11-20',
    sender: 'H. Whitfield',
    receipt: null,
  }
  expect((await shop.api.ask('notifyPayment', claim, { token })).code).toBeNull()
  for (const trip of Object.values(trips))
    await shop.rows(
      `insert into reservation_events (reservation_id, actor, event, data) values (${await idOf(shop, trip)}, 'test', 'detailsChanged', '${DETAILS_CHANGED}')`,
    )
})
afterAll(async () => {
  if (process.env.TEXTS_DUMP)
    writeFileSync(process.env.TEXTS_DUMP, JSON.stringify(Object.fromEntries([...texts].sort()), null, 1))
  await shop.close()
})

test('what needs no database', () => writePureTexts(texts))

test.each(LOCALES)('mails about reservations in %s', { timeout: 300_000 }, async (locale) => {
  await shop.rows(`update settings set value = value || '{"default": "${locale}"}'::jsonb where section = 'language'`)
  await shop.rows(`update agency_users set locale = '${locale}'`)
  await shop.rows(`update reservations set locale = '${locale}'`)
  for (const [name, trip] of Object.entries(trips)) {
    const id = await idOf(shop, trip)
    const [before] = await shop.rows(`select awaits_confirmation, pay_until::text from reservations where id = ${id}`)
    for (const awaits of [false, true]) {
      await shop.rows(`update reservations set awaits_confirmation = ${awaits} where id = ${id}`)
      for (const [occasion, request] of await listReservationMails(shop, id))
        for (const audience of name.startsWith('agency') ? (['guest', 'agency'] as const) : (['guest'] as const))
          await writeMail(
            shop,
            texts,
            `${locale}/${name}/${awaits ? 'by-hand/' : ''}${audience}/${occasion}`,
            request,
            audience,
          )
    }
    await shop.rows(`update reservations set awaits_confirmation = ${before?.awaits_confirmation} where id = ${id}`)
    if (name !== 'transfer') continue
    await shop.rows(`update reservations set pay_until = '2026-11-23T09:00:00Z' where id = ${id}`)
    await shop.rows(`update payment_notifications set remaining_seconds = null where reservation_id = ${id}`)
    for (const [occasion, request] of await listReservationMails(shop, id))
      await writeMail(shop, texts, `${locale}/transfer-runs/${occasion}`, request, 'guest')
    const until = before?.pay_until ? `'${before.pay_until}'` : 'null'
    await shop.rows(`update reservations set pay_until = ${until} where id = ${id}`)
    await shop.rows(`update payment_notifications set remaining_seconds = 1000 where reservation_id = ${id}`)
  }
})

test.each(LOCALES)('other mails in %s', { timeout: 300_000 }, async (locale) => {
  const id = async (table: string) => Number((await shop.rows(`select id from ${table} order by id limit 1`))[0]?.id)
  const mail = (name: string, request: MailRequest) => writeMail(shop, texts, `${locale}/${name}`, request, 'guest')
  await shop.rows(`update members set locale = '${locale}'`)
  await shop.rows(`update agencies set locale = '${locale}'`)
  await shop.rows(`update agency_users set locale = '${locale}'`)
  await shop.rows(`update settings set value = value || '{"default": "${locale}"}'::jsonb where section = 'language'`)
  await shop.rows(`insert into subscribers (email, locale, requested_at) values ('s@mail.example', '${locale}', now())
    on conflict (email) do update set locale = excluded.locale`)
  const memberId = await id('members')
  const token = 'x'.repeat(30)
  await mail('welcome', { kind: 'welcome', memberId })
  await mail('temporary', { kind: 'temporaryPassword', memberId, password: 'a{name}b', locale })
  await shop.rows(`update member_sessions set created_at = '2026-11-20T10:00:00Z'`)
  await mail('new-place', { kind: 'newPlace', sessionId: await id('member_sessions') })
  for (const kind of ['setPassword', 'confirmAddress', 'confirmAnew', 'passwordEnded'] as const)
    await mail(kind, { kind, memberId, token })
  const until = Date.parse('2026-11-22T09:00:00Z')
  await mail('confirm-booking', { kind: 'confirmBooking', memberId, token, bookingNumber: 'INT1', until })
  await mail('already', { kind: 'alreadyMember', memberId, at: 1 })
  for (const name of ['Ada', 'http://x.example', 'J. R. {company}'])
    await mail(`deleted-${name}`, { kind: 'memberDeleted', recipient: 'a@b.example', name, locale })
  const agencyId = await id('agencies')
  const agencyUserId = await id('agency_users')
  await mail('agency-received', { kind: 'agencyReceived', agencyId })
  await mail('agency-rejected', { kind: 'agencyRejected', agencyId })
  await mail('agency-approved', { kind: 'agencyApproved', agencyUserId, password: 'pass' })
  await mail('agency-password', { kind: 'agencyPassword', agencyUserId, password: 'pass', locale })
  const person = {
    firstName: 'Ada',
    lastName: 'Lane',
    email: `${locale}@mail.example`,
    privacyPolicy: true as const,
    locale,
    message: 'Hello',
  }
  const send = () => ({ idempotencyKey: randomUUID(), address: `2001:db8:${LOCALES.indexOf(locale) + 1}::1` })
  await shop.api.ask('sendContact', person, send())
  await shop.api.ask('requestOffer', { ...person, pax: { adult: 2, child: 0, infant: 0 } }, send())
  await shop.api.ask('requestWedding', { ...person, guests: 20 }, send())
  await shop.api.ask('requestHealth', { ...person, field: 'dental', spokenLanguage: 'de' }, send())
  await shop.rows(`update requests set created_at = '2026-11-20T10:00:00Z'`)
  const found = await shop.rows(`select id, kind, member_id from requests where email = '${person.email}' order by id`)
  expect(found).toHaveLength(4)
  for (const { id: given, kind } of found) {
    const requestId = Number(given)
    await mail(`${kind}/received`, { kind: 'requestReceived', requestId })
    await mail(`${kind}/operator`, { kind: 'requestForOperator', requestId })
    await mail(`${kind}/confirmed`, { kind: 'requestConfirmed', requestId, words: 'Own {words}.' })
    await mail(`${kind}/declined`, { kind: 'requestDeclined', requestId, words: '' })
  }
  const subscriberId = Number((await shop.rows(`select id from subscribers where email = 's@mail.example'`))[0]?.id)
  await mail('newsletter', {
    kind: 'newsletterConfirm',
    subscriberId,
    requestedAt: '',
    confirmToken: token,
    leaveToken: token,
  })
  await mail('places', {
    kind: 'placesFree',
    watchId: 1,
    email: 'w@mail.example',
    locale,
    productId: shop.boat,
    day: '2026-12-01',
  })
})

test.each(LOCALES)('vouchers in %s', { timeout: 300_000 }, async (locale) => {
  await shop.rows(`update reservations set awaits_confirmation = false, pay_until = null`)
  const secrets = await listSecrets(shop)
  for (const [name, trip] of Object.entries(trips)) {
    if (name === 'open' || name === 'transfer') continue
    const [row] = await shop.db.query.reservations.findMany({
      where: (table, { eq }) => eq(table.reference, trip.reference),
    })
    if (!row) throw new Error(name)
    const context = { db: shop.db, company: 'alpha', now: shop.api.clock.now, origin: 'http://alpha.localhost' }
    const voucher = await requireVoucher(context, row, locale)
    const content = toVoucherContent(voucher)
    const shown = { ...content, tickets: content.tickets.map((ticket) => ({ ...ticket, link: 'LINK' })) }
    const replace = (text: string) => secrets.reduce((rest, [value, as]) => rest.replaceAll(value, as), text)
    texts.set(`voucher/${locale}/${name}`, replace(JSON.stringify(shown)))
    texts.set(
      `voucher-pdf/${locale}/${name}`,
      replace(readPdfText(await drawVoucher(shown, shop.api.clock.now)).join('\n')),
    )
    const calendar = await shop.api.ask('getCalendarFile', { reference: trip.reference, locale }, { token: trip.token })
    texts.set(`calendar/${locale}/${name}`, replace(Buffer.from(calendar.data.base64, 'base64').toString()))
  }
})
