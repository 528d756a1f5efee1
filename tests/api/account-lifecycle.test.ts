import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_TEXTS, MAIL_TEXTS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { bookBoat, GUEST } from './support/booking'
import { linkToken, mailsTo } from './support/mails'

const DAY = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const logIn = (email: string, password = 'secret') => api.ask('login', { email, password })

describe('export and deletion', () => {
  test('the export holds everything about the member and nothing of others', async () => {
    const token = await api.registerMember('export@mail.example')
    const other = await api.registerMember('other-export@mail.example')
    await bookBoat(api, other)
    const booked = await bookBoat(api, token)
    const claim = `(select id, member_id, '10.00', 'TRY', '2026-11-20', 'A. Test' from reservations`
    await api.registry
      .requireDatabase('alpha')
      .execute(
        `insert into payment_notifications (reservation_id, member_id, amount, currency, paid_on, sender) ${claim})`,
      )
    await api.runJobs()
    const { data, body } = await api.ask('exportMember', {}, { token })
    expect(data.member.email).toBe('export@mail.example')
    expect(data.bookings.map(({ reservation }) => reservation.bookingNumber)).toEqual([booked.data.bookingNumber])
    expect(data.bookings[0]).toMatchObject({ guest: GUEST, note: 'By the window, please.' })
    expect(data.notifications).toMatchObject([{ amount: '10.00', paidOn: '2026-11-20', sender: 'A. Test' }])
    expect(data.account.memberSessions).toHaveLength(1)
    expect(data.mails.map((mail) => mail.mailSubject)).toEqual([
      MAIL_TEXTS.en.welcome.subject.replace('{company}', 'Test Tours'),
    ])
    expect(JSON.stringify(body)).not.toMatch(/other-export|argon2/)
  })

  test('deletion wants the password and nothing ahead; the person goes, the books stay', async () => {
    const email = 'leaving@mail.example'
    const token = await api.registerMember(email)
    const { data: product } = await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    await api.ask('addFavourite', { productId: product.id }, { token })
    const paid = await bookBoat(api, token, { date: '2026-12-05' })
    const unpaid = await bookBoat(api, token, { date: '2026-12-06' })
    const db = api.registry.requireDatabase('alpha')
    const number = paid.data.bookingNumber
    await db.execute(
      `update reservations set collection_status = 2, paid_amount = 10 where booking_number = '${number}'`,
    )
    await api.ask('abandonReservation', { reference: unpaid.data.reference }, { token })
    expect((await api.ask('deleteMember', { password: 'wrong' }, { token })).code).toBe('invalidCredentials')
    expect((await api.ask('deleteMember', { password: 'secret' }, { token })).code).toBe('reservationsOpen')
    const before = api.clock.now
    api.clock.now = Date.parse('2026-12-05T20:59:59Z')
    expect((await api.ask('deleteMember', { password: 'secret' }, { token })).code).toBe('reservationsOpen')
    api.clock.now = Date.parse('2026-12-05T21:00:00Z')
    expect((await api.ask('deleteMember', { password: 'secret' }, { token })).data.memberDeleted).toBe(true)
    expect((await api.ask('getMember', {}, { token })).status).toBe(401)
    expect((await logIn(email)).code).toBe('invalidCredentials')
    const mails = await mailsTo(api, email)
    const subject = ACCOUNT_TEXTS.en.memberDeleted.subject
    expect(mails.map((mail) => mail.subject)).toEqual([subject])
    const numbers = `'${number}', '${unpaid.data.bookingNumber}'`
    const rows = await db.execute(
      `select guest, note, hotel from reservations where booking_number in (${numbers}) order by id`,
    )
    const kept = { firstName: 'Hannah', lastName: 'Whitfield', identityNumber: 'P1234567', address: '1 Quay Street' }
    const gone = { phone: '', email: '', birthDate: null }
    expect(rows.rows[0]).toMatchObject({ guest: { ...kept, ...gone }, note: '', hotel: null })
    expect(rows.rows[1]).toMatchObject({ guest: { firstName: '', lastName: '', identityNumber: null, ...gone } })
    const person = await db.execute(`select row_to_json(m)::text as text from members m where email like 'deleted-%'`)
    expect(String(person.rows[0]?.text)).not.toMatch(/Ada|leaving/)
    const lists = await db.execute(`select count(*)::int as count from favourites where product_id = ${product.id}`)
    expect(lists.rows[0]?.count).toBe(0)
    // An empty word must not open what was anonymised.
    const enquiry = { bookingNumber: number, emailOrSurname: ' ' }
    expect((await api.ask('enquireBooking', enquiry)).status).toBe(422)
    api.clock.now = before
    await api.registerMember(email)
  })
})

describe('book and become a member', () => {
  const form = (email: string) => ({
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email,
    phone: '+44 7700 900123',
    locale: 'nl' as const,
    privacyPolicy: true as const,
  })

  test('books at once; the link of the mail sets the password, once, within seven days', async () => {
    const email = 'till@mail.example'
    const { data } = await api.ask('registerByBooking', form(email))
    expect(data.member).toMatchObject({ hasPassword: false, phone: '+44 7700 900123', emailVerified: false })
    expect((await bookBoat(api, data.token)).status).toBe(200)
    const mail = (await mailsTo(api, email)).find((entry) => entry.subject === ACCOUNT_TEXTS.nl.setPassword.subject)
    const confirmToken = linkToken(mail)
    const password = { confirmToken, password: 'own-one', passwordConfirmation: 'own-one' }
    const before = api.clock.now
    api.clock.now = before + 7 * DAY
    expect((await api.ask('setPassword', password)).code).toBe('linkInvalid')
    api.clock.now = before + 7 * DAY - 1
    const set = await api.ask('setPassword', password)
    expect(set.data.member).toMatchObject({ hasPassword: true, emailVerified: true })
    expect((await api.ask('getMember', {}, { token: data.token })).status).toBe(401)
    expect((await api.ask('setPassword', password)).code).toBe('linkInvalid')
    expect((await logIn(email, 'own-one')).status).toBe(200)
    api.clock.now = before
  })

  test('a known address is asked to sign in instead', async () => {
    await api.registerMember('known-till@mail.example')
    expect((await api.ask('registerByBooking', form('KNOWN-till@mail.example'))).code).toBe('emailhata')
  })
})
