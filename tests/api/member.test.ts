import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const form = (email: string) => ({
  firstName: 'İpek',
  lastName: 'Işık',
  email,
  password: 'secret',
  passwordConfirmation: 'secret',
  privacyPolicy: true as const,
  locale: 'tr' as const,
})

async function mailTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  await api.runJobs()
  const db = api.registry.requireDatabase('alpha')
  const result = await db.execute<{ subject: string; text: string }>(
    `select subject, text from mails where recipient = '${recipient}' order by id`,
  )
  return result.rows
}

describe('membership', () => {
  test('registering signs in at once and sends a welcome in the language', async () => {
    const { status, data, body } = await api.ask('register', form('ipek@mail.example'))
    expect(status).toBe(200)
    expect(body.access_token).toBe(data.token)
    expect((await api.ask('getMember', {}, { token: data.token })).data.firstName).toBe('İpek')
    expect((await mailTo('ipek@mail.example'))[0]?.subject).toContain('hoş geldiniz')
  })

  test('an address is taken whatever its case, by root rules', async () => {
    await api.ask('register', form('Info@mail.example'))
    const { status, code, body } = await api.ask('register', form('INFO@mail.example'))
    expect([status, code]).toEqual([409, 'emailhata'])
    expect(body.data).toMatchObject({ success: 0, code: 'emailhata' })
  })

  test.each([
    ['password too short', { password: 'abc', passwordConfirmation: 'abc' }, 'sifre'],
    ['passwords differ', { passwordConfirmation: 'other' }, 'sifre_onay'],
    ['no e-mail', { email: 'nobody' }, 'e_mail'],
    ['agreement not ticked', { privacyPolicy: false as never }, 'gizlilik_politikasi'],
    ['a name that nobody sees', { firstName: '\u3164\u200b' }, 'ad'],
    ['half an emoji for a name', { lastName: '\ud83d' }, 'soyad'],
    ['NUL in a password', { password: 'sec\u0000ret', passwordConfirmation: 'sec\u0000ret' }, 'sifre'],
  ])('%s is refused by field', async (_name, change, field) => {
    const { status, body } = await api.ask('register', { ...form('field@mail.example'), ...change })
    expect(status).toBe(422)
    expect(Object.keys(body.fields as object)).toContain(field)
  })

  test('the same letters are the same text and the same password, however a keyboard composes them', async () => {
    const email = 'composed@mail.example'
    const [composed, decomposed] = ['Şeker-é'.normalize('NFC'), 'Şeker-é'.normalize('NFD')]
    const secret = { password: decomposed, passwordConfirmation: decomposed }
    const { data } = await api.ask('register', { ...form(email), firstName: 'Ay\u0327se', ...secret })
    expect(data.member.firstName).toBe('Ay\u0327se'.normalize('NFC'))
    for (const password of [composed, decomposed])
      expect((await api.ask('login', { email, password })).status).toBe(200)
  })

  test('a password that was hashed as it was typed works as before, and once used, from any keyboard', async () => {
    const email = 'typed@mail.example'
    await api.ask('register', form(email))
    const [composed, decomposed] = ['Şeker-é'.normalize('NFC'), 'Şeker-é'.normalize('NFD')]
    const db = api.registry.requireDatabase('alpha')
    await db.execute(`update members set password_hash = '${await hash(decomposed)}' where email = '${email}'`)
    const login = async (password: string) => (await api.ask('login', { email, password })).status
    expect([await login(composed), await login(decomposed), await login(composed)]).toEqual([401, 200, 200])
  })

  test('wrong password and unknown address look alike; too many tries are stopped', async () => {
    const wrong = await api.ask('login', { email: 'demo@test.example', password: 'nope' })
    const unknown = await api.ask('login', { email: 'ghost@test.example', password: 'nope' })
    expect([wrong.status, wrong.code]).toEqual([unknown.status, unknown.code])
    const tries = Array.from({ length: 12 }, () => api.ask('login', { email: 'victim@test.example', password: 'x' }))
    expect((await Promise.all(tries)).some((answer) => answer.code === 'tooManyRequests')).toBe(true)
  })

  test('logging out ends the token', async () => {
    const { data } = await api.ask('login', { email: 'demo@test.example', password: 'demo' })
    await api.ask('logout', {}, { token: data.token })
    expect((await api.ask('getMember', {}, { token: data.token })).status).toBe(401)
  })

  test('a forgotten password: the old one works until the mailed one is used', async () => {
    await api.ask('register', form('forgot@mail.example'))
    await api.ask('forgotPassword', { email: 'forgot@mail.example', locale: 'de' })
    expect((await api.ask('login', { email: 'forgot@mail.example', password: 'secret' })).status).toBe(200)
    const mail = (await mailTo('forgot@mail.example')).find((entry) => entry.subject === 'Ihr neues Passwort')
    const password = /lautet: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const { data } = await api.ask('login', { email: 'forgot@mail.example', password })
    expect(data.member.mustChangePassword).toBe(true)
    expect((await api.ask('login', { email: 'forgot@mail.example', password: 'secret' })).code).toBe(
      'invalidCredentials',
    )
  })

  test('a mailed password lapses after 24 hours', async () => {
    await api.ask('register', form('late@mail.example'))
    await api.ask('forgotPassword', { email: 'late@mail.example', locale: 'de' })
    const password = /lautet: (\S+)/.exec((await mailTo('late@mail.example')).at(-1)?.text ?? '')?.[1] ?? ''
    api.clock.now += 24 * 3_600_000
    expect((await api.ask('login', { email: 'late@mail.example', password })).code).toBe('invalidCredentials')
    api.clock.now -= 24 * 3_600_000
  })

  test('an unknown address is told so, as the specification prints it', async () => {
    const { code, body } = await api.ask('forgotPassword', { email: 'ghost@mail.example', locale: 'en' })
    expect(code).toBe('mailyok')
    expect(body.data).toMatchObject({ status: 'mailyok' })
  })

  test('changing the password wants the old one and ends the other sessions', async () => {
    const first = (await api.ask('register', form('change@mail.example'))).data.token
    const second = (await api.ask('login', { email: 'change@mail.example', password: 'secret' })).data.token
    expect((await api.ask('updateMember', { password: 'better' }, { token: second })).code).toBe('invalidCredentials')
    expect(
      (await api.ask('updateMember', { password: 'better', currentPassword: 'secret' }, { token: second })).status,
    ).toBe(200)
    expect((await api.ask('getMember', {}, { token: first })).status).toBe(401)
    expect((await api.ask('getMember', {}, { token: second })).status).toBe(200)
  })
})

describe('favourites and data', () => {
  test('favourites are added once and removed; another member and tenant see nothing', async () => {
    const token = await api.registerMember('fav@mail.example')
    const { data: product } = await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })
    await api.ask('addFavourite', { productId: product.id }, { token })
    const { data } = await api.ask('addFavourite', { productId: product.id }, { token })
    expect(data.product?.code).toBe('alpha-1')
    const mine = await api.ask('getMemberData', {}, { token })
    expect(mine.data.favourites).toHaveLength(1)
    const other = await api.registerMember('other@mail.example')
    expect((await api.ask('getMemberData', { memberId: mine.data.member.id }, { token: other })).status).toBe(404)
    expect((await api.ask('getMemberData', {}, { token, company: 'beta' })).status).toBe(401)
    expect((await api.ask('removeFavourite', { productId: product.id }, { token })).data.removed).toBe(true)
  })

  test('coupons come in their four states; one past its last day is passive, and nobody else sees any', async () => {
    const token = await api.registerMember('coupons@mail.example')
    const { data: me } = await api.ask('getMember', {}, { token })
    const rows: [string, string, string | null][] = [
      ['ON', 'active', '2026-11-21'],
      ['OPEN', 'active', null],
      ['WAITS', 'pending', null],
      ['DONE', 'used', '2026-01-01'],
      ['OFF', 'passive', null],
      ['LATE', 'active', '2026-11-20'],
      ['NEVER', 'pending', '2026-11-20'],
    ]
    const values = rows.map(
      ([code, state, until]) =>
        `('${code}', 'percent', 10, ${me.id}, '${state}', ${until === null ? 'null' : `'${until}'`})`,
    )
    await api.registry
      .requireDatabase('alpha')
      .execute(
        `insert into coupons (code, discount_type, discount_value, member_id, coupon_status, valid_until) values ${values}`,
      )
    const { data } = await api.ask('getMemberData', {}, { token })
    expect(Object.fromEntries(data.coupons.map(({ code, couponStatus }) => [code, couponStatus]))).toEqual({
      ON: 'active',
      OPEN: 'active',
      WAITS: 'pending',
      DONE: 'used',
      OFF: 'passive',
      LATE: 'passive',
      NEVER: 'passive',
    })
    const other = await api.registerMember('no-coupons@mail.example')
    expect((await api.ask('getMemberData', {}, { token: other })).data.coupons).toEqual([])
  })

  test('an unknown product cannot be a favourite', async () => {
    const token = await api.registerMember('nofav@mail.example')
    expect((await api.ask('addFavourite', { productId: 999_999 }, { token })).status).toBe(404)
  })
})

describe('bad input', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    api.app.request('/uye-giris-yap-post', {
      method: 'POST',
      headers: { company: 'alpha', 'content-type': 'application/json', ...headers },
      body,
    })

  test.each([
    ['broken JSON', '{"e_mail":', {}, 400, 'malformedJson'],
    ['an array', '[]', {}, 422, 'invalidRequest'],
    ['no JSON at all', 'a=b', { 'content-type': 'text/plain' }, 415, 'unsupportedMediaType'],
    ['too large', JSON.stringify({ e_mail: 'x'.repeat(70_000) }), {}, 413, 'bodyTooLarge'],
    ['wrong types', '{"e_mail":5,"sifre":{}}', {}, 422, 'invalidRequest'],
  ])('%s', async (_name, body, headers, status, code) => {
    const response = await post(body, headers)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ success: 0, code })
  })

  test('the wrong method is named', async () => {
    const response = await api.app.request('/uye-giris-yap-post', { headers: { company: 'alpha' } })
    expect([response.status, (await response.json()).code]).toEqual([405, 'methodNotAllowed'])
  })
})
