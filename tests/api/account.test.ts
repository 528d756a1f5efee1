import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCOUNT_TEXTS, MAIL_TEXTS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { bookBoat } from './support/booking'
import { mailsTo, readFrom } from './support/mails'

const DAY = 86_400_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const logIn = (email: string, password = 'secret', options = {}) => api.ask('login', { email, password }, options)

async function forget(email: string): Promise<string> {
  await api.ask('forgotPassword', { email, locale: 'de' }, { address: `2001:db8:${email.length}::1` })
  return readFrom((await mailsTo(api, email)).at(-1), MAIL_TEXTS.de.temporaryPassword.body, 'password')
}

async function memberRow(email: string): Promise<Record<string, unknown>> {
  const db = api.registry.requireDatabase('alpha')
  const result = await db.execute(`select * from members where email = '${email}'`)
  return result.rows[0] ?? {}
}

test('more people than there are connections register at once, and each is answered', async () => {
  const form = { firstName: 'Ada', lastName: 'Test', locale: 'en' as const, privacyPolicy: true as const }
  const people = Array.from({ length: 24 }, (_, index) =>
    // Without a password no hashing lets them pass one by one.
    api.ask('registerByBooking', { ...form, email: `crowd${index}@mail.example` }, { address: `2001:db8:${index}::1` }),
  )
  const statuses = (await Promise.all(people)).map(({ status }) => status)
  expect(statuses).toEqual(people.map(() => 200))
})

describe('sessions', () => {
  test('are listed with device and place, and ended one by one or all but this', async () => {
    const first = await api.registerMember('sessions@mail.example')
    const options = { address: '198.51.100.23', userAgent: FIREFOX }
    const second = (await logIn('sessions@mail.example', 'secret', options)).data.token
    const third = (await logIn('sessions@mail.example')).data.token
    const { data } = await api.ask('getAccount', {}, { token: second })
    expect(data.memberSessions).toHaveLength(3)
    const mine = data.memberSessions.find((session) => session.current)
    expect(mine).toMatchObject({ device: 'Firefox · Windows', network: '198.51.100.0' })
    const doomed = data.memberSessions.find((session) => session.network === '203.0.113.0')
    const left = await api.ask('endSession', { sessionId: doomed?.sessionId ?? 0 }, { token: second })
    expect(left.data.memberSessions).toHaveLength(2)
    expect((await api.ask('getMember', {}, { token: third })).status).toBe(401)
    await api.ask('endOtherSessions', {}, { token: second })
    expect((await api.ask('getMember', {}, { token: first })).status).toBe(401)
    expect((await api.ask('getMember', {}, { token: second })).status).toBe(200)
  })

  test("another member's session is as unknown as none", async () => {
    const token = await api.registerMember('mine@mail.example')
    const other = await api.registerMember('theirs@mail.example')
    const { data } = await api.ask('getAccount', {}, { token: other })
    const sessionId = data.memberSessions[0]?.sessionId ?? 0
    expect((await api.ask('endSession', { sessionId }, { token })).status).toBe(404)
    expect((await api.ask('endSession', { sessionId: 999_999 }, { token })).status).toBe(404)
    expect((await api.ask('getMember', {}, { token: other })).status).toBe(200)
  })

  test('end after 30 days, to the second', async () => {
    const token = await api.registerMember('lapse@mail.example')
    const began = api.clock.now
    api.clock.now = began + 30 * DAY - 1
    expect((await api.ask('getMember', {}, { token })).status).toBe(200)
    api.clock.now = began + 30 * DAY
    expect((await api.ask('getMember', {}, { token })).status).toBe(401)
    api.clock.now = began
  })

  test('tokens and passwords lie in the database as hashes only', async () => {
    const token = await api.registerMember('hash@mail.example')
    const { data } = await logIn('hash@mail.example')
    const db = api.registry.requireDatabase('alpha')
    const dump = await db.execute(
      `select (select json_agg(s) from member_sessions s)::text || (select json_agg(d) from member_devices d)::text
        || (select json_agg(m) from members m)::text as dump`,
    )
    const text = String(dump.rows[0]?.dump)
    for (const secret of [token, data.token, data.deviceToken ?? '', '"secret"']) {
      expect(secret).not.toBe('')
      expect(text).not.toContain(secret)
    }
    expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  test('a sign-in from a new place is told by mail, one from a known place is not', async () => {
    const email = 'places@mail.example'
    await api.ask('register', {
      firstName: 'İpek',
      lastName: 'Işık',
      email,
      password: 'secret',
      passwordConfirmation: 'secret',
      privacyPolicy: true,
      locale: 'ar',
    })
    const known = await logIn(email)
    const subjects = async () => (await mailsTo(api, email)).map((mail) => mail.subject)
    expect(await subjects()).not.toContain(ACCOUNT_TEXTS.ar.newPlace.subject)
    await logIn(email, 'secret', { address: '198.51.100.9', userAgent: FIREFOX })
    const mail = (await mailsTo(api, email)).at(-1)
    expect(mail?.subject).toBe(ACCOUNT_TEXTS.ar.newPlace.subject)
    expect(mail?.text).toContain('198.51.100.0')
    expect(mail?.text).toContain('Firefox · Windows')
    expect(mail?.text).toContain('21.11.2026')
    expect(mail?.html).toContain('dir="rtl"')
    const { deviceToken } = known.data
    await api.ask('login', { email, password: 'secret', deviceToken }, { address: '192.0.2.77', userAgent: 'other' })
    expect((await subjects()).filter((subject) => subject === ACCOUNT_TEXTS.ar.newPlace.subject)).toHaveLength(1)
  })
})

describe('a mailed password', () => {
  test('works to the last millisecond of its 24 hours, and not after', async () => {
    await api.registerMember('edge@mail.example')
    const asked = api.clock.now
    const password = await forget('edge@mail.example')
    api.clock.now = asked + DAY
    expect((await logIn('edge@mail.example', password)).code).toBe('invalidCredentials')
    api.clock.now = asked + DAY - 1
    const { data } = await logIn('edge@mail.example', password)
    expect(data.member).toMatchObject({ mustChangePassword: true, emailVerified: true })
    api.clock.now = asked
  })

  test('lapses even when it was used, unless another was chosen', async () => {
    await api.registerMember('used@mail.example')
    const asked = api.clock.now
    const password = await forget('used@mail.example')
    expect((await logIn('used@mail.example', password)).status).toBe(200)
    api.clock.now = asked + DAY
    expect((await logIn('used@mail.example', password)).code).toBe('invalidCredentials')
    api.clock.now = asked
  })

  test('is random, and a second one makes the first worthless', async () => {
    await api.registerMember('twice@mail.example')
    const first = await forget('twice@mail.example')
    const second = await forget('twice@mail.example')
    expect(first).toMatch(/^[\w-]{12}$/)
    expect(second).not.toBe(first)
    expect((await logIn('twice@mail.example', first)).code).toBe('invalidCredentials')
    expect((await logIn('twice@mail.example', second)).status).toBe(200)
  })

  test('must be changed: until then the account can be looked at and no more', async () => {
    const old = await api.registerMember('must@mail.example')
    const password = await forget('must@mail.example')
    const { token } = (await logIn('must@mail.example', password)).data
    expect((await api.ask('getMember', {}, { token: old })).status).toBe(401)
    expect((await api.ask('getMemberData', {}, { token })).status).toBe(200)
    expect((await api.ask('addFavourite', { productId: 1 }, { token })).code).toBe('passwordChangeRequired')
    expect((await bookBoat(api, token)).code).toBe('passwordChangeRequired')
    expect((await api.ask('updateMember', { firstName: 'No' }, { token })).code).toBe('passwordChangeRequired')
    const same = { currentPassword: password, password }
    expect((await api.ask('updateMember', same, { token })).body.fields).toEqual({ sifre: 'unchanged' })
    const changed = await api.ask('updateMember', { currentPassword: password, password: 'better' }, { token })
    expect(changed.data.mustChangePassword).toBe(false)
    expect((await api.ask('endOtherSessions', {}, { token })).status).toBe(200)
    api.clock.now += 2 * DAY
    expect((await logIn('must@mail.example', 'better')).status).toBe(200)
    api.clock.now -= 2 * DAY
  })

  test('more mails than ten an hour do not reach one mailbox, whoever asks; the last one still counts', async () => {
    await api.registerMember('flood@mail.example')
    for (let number = 0; number < 12; number += 1) {
      const address = `2001:db8:f${number.toString(16)}::1`
      const { status } = await api.ask('forgotPassword', { email: 'flood@mail.example', locale: 'de' }, { address })
      expect(status).toBe(200)
    }
    const mails = (await mailsTo(api, 'flood@mail.example')).filter(
      (mail) => mail.subject === MAIL_TEXTS.de.temporaryPassword.subject,
    )
    expect(mails).toHaveLength(10)
    const password = readFrom(mails.at(-1), MAIL_TEXTS.de.temporaryPassword.body, 'password')
    expect((await logIn('flood@mail.example', password)).status).toBe(200)
  })
})

describe('the profile', () => {
  test('every field is kept, null empties it, bad ones are refused by field', async () => {
    const token = await api.registerMember('profile@mail.example')
    const details = {
      firstName: 'Çağla',
      lastName: 'Öztürk',
      phone: '+90 532 111 22 33',
      birthDate: '1984-02-29',
      identityNumber: 'U1234567',
      address: 'Liman Sok. 1',
      city: 'Kaş',
      district: 'Andifli',
      country: 'TR',
      locale: 'tr' as const,
    }
    const { data } = await api.ask('updateMember', details, { token })
    expect(data).toMatchObject(details)
    expect((await api.ask('getMember', {}, { token })).data).toMatchObject(details)
    const emptied = await api.ask('updateMember', { city: null, birthDate: null }, { token })
    expect(emptied.data).toMatchObject({ city: null, birthDate: null, district: 'Andifli' })
    const bad = await api.ask('updateMember', { country: 'Turkey', birthDate: '1983-02-29' }, { token })
    expect(Object.keys(bad.body.fields as object).sort()).toEqual(['dogum_tarihi', 'ulke'])
  })

  test('consents hold time, wording and language; withdrawing is kept as well, repeating adds nothing', async () => {
    const token = await api.registerMember('consent@mail.example')
    const at = new Date(api.clock.now).toISOString()
    const consent = (granted: boolean) => ({ consents: [{ purpose: 'email' as const, granted, version: 'v1' }] })
    await api.ask('updateMember', { locale: 'de', ...consent(true) }, { token })
    await api.ask('updateMember', consent(true), { token })
    api.clock.now += 1_000
    await api.ask('updateMember', consent(false), { token })
    const { data } = await api.ask('getAccount', {}, { token })
    expect(data.consents).toMatchObject([
      { purpose: 'membership', granted: true, locale: 'en', at },
      { purpose: 'email', granted: false, version: 'v1', locale: 'de' },
    ])
    const { data: everything } = await api.ask('exportMember', {}, { token })
    const history = everything.account.consents.filter((entry) => entry.purpose === 'email')
    expect(history.map((entry) => entry.granted)).toEqual([false, true])
    const db = api.registry.requireDatabase('alpha')
    await expect(db.execute('update member_consents set granted = true')).rejects.toThrow()
  })
})

describe('e-mail addresses of Turkish keyboards', () => {
  test('INFO is info and never ınfo; a dotted capital is no letter of an address', async () => {
    await api.registerMember('INFO.IRMAK@mail.example')
    expect((await memberRow('info.irmak@mail.example')).email).toBe('info.irmak@mail.example')
    expect((await logIn('Info.Irmak@MAIL.example')).status).toBe(200)
    for (const email of ['İnfo.irmak@mail.example', 'ınfo.ırmak@mail.example', 'info.irmak@maİl.example'])
      expect((await logIn(email)).status, email).toBe(422)
  })
})
