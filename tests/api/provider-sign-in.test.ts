import { generateKeyPair } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { GRAPH_APP, startGraphServer } from './support/graph-server'
import { mailsTo, readFrom } from './support/mails'
import { type OidcServer, startOidcServer } from './support/oidc-server'

let api: TestApi
let google: OidcServer
let facebook: Awaited<ReturnType<typeof startGraphServer>>

beforeAll(async () => {
  google = await startOidcServer()
  facebook = await startGraphServer()
  api = await startTestApi({
    env: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: `another-client, ${google.clientId}`,
      FACEBOOK_GRAPH_URL: facebook.url,
      FACEBOOK_CLIENT_ID: GRAPH_APP.id,
      FACEBOOK_CLIENT_SECRET: GRAPH_APP.secret,
    },
  })
  // The provider's tokens run on the real clock.
  api.clock.now = Date.now()
})
afterAll(async () => {
  await api.stop()
  await google.stop()
  await facebook.stop()
})

const byGoogle = (token: string, address = '203.0.113.7') =>
  api.ask('googleSignIn', { locale: 'tr' }, { token, address })
const byFacebook = (token: string) => api.ask('facebookSignIn', { locale: 'de' }, { token })

const seconds = () => Math.floor(api.clock.now / 1000)
const claimsOf = (sub: string, changes: Record<string, unknown> = {}) => ({
  sub,
  email: `${sub}@mail.example`,
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Test',
  iat: seconds(),
  exp: seconds() + 600,
  ...changes,
})

/** As if the member had used what was mailed to their address. */
async function verifyAddress(email: string): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  await db.execute(`update members set email_verified_at = now() where email = '${email}'`)
}

/** The password that is mailed for a forgotten one. */
async function forget(email: string): Promise<string> {
  await api.ask('forgotPassword', { email, locale: 'en' })
  return readFrom((await mailsTo(api, email)).at(-1), MAIL_TEXTS.en.temporaryPassword.body, 'password')
}

describe('Google', () => {
  test('a proven address becomes a member, who is the same one the next time', async () => {
    google.accounts.set('g-1', {
      email: 'Irmak@mail.example',
      email_verified: true,
      given_name: 'Irmak',
      family_name: 'Işık',
    })
    const first = await byGoogle(await google.signIn('g-1'))
    expect(first.status).toBe(200)
    expect(first.body.access_token).toBe(first.data.token)
    expect(first.data.member).toMatchObject({
      firstName: 'Irmak',
      lastName: 'Işık',
      email: 'irmak@mail.example',
      emailVerified: true,
      hasPassword: false,
      locale: 'tr',
    })
    google.accounts.set('g-1', { email: 'moved@mail.example', email_verified: false })
    const second = await byGoogle(await google.signIn('g-1'))
    expect(second.data.member.id).toBe(first.data.member.id)
    const { data } = await api.ask('getAccount', {}, { token: second.data.token })
    expect(data.identities.map((identity) => identity.provider)).toEqual(['google'])
    expect(data.consents).toMatchObject([{ purpose: 'membership', granted: true, locale: 'tr' }])
  })

  test('is linked to a member only when both sides have proven the address', async () => {
    const token = await api.registerMember('both@mail.example')
    const proven = await google.forge(claimsOf('both'))
    const before = await byGoogle(proven)
    expect([before.status, before.code]).toEqual([409, 'accountExists'])
    await verifyAddress('both@mail.example')
    const unproven = await google.forge(claimsOf('both', { email_verified: false }))
    expect((await byGoogle(unproven)).code).toBe('emailUnverified')
    const after = await byGoogle(proven)
    const { data: member } = await api.ask('getMember', {}, { token })
    expect(after.data.member.id).toBe(member.id)
    expect(member.hasPassword).toBe(true)
  })

  test('a signed-in member connects it, whatever the addresses, and disconnects it again', async () => {
    const token = await api.registerMember('connect@mail.example')
    const other = await api.registerMember('thief@mail.example')
    const providerToken = await google.forge(claimsOf('elsewhere'))
    const { data } = await api.ask('connectProvider', { provider: 'google', providerToken }, { token })
    expect(data.identities).toHaveLength(1)
    const stolen = await api.ask('connectProvider', { provider: 'google', providerToken }, { token: other })
    expect(stolen.code).toBe('identityTaken')
    expect((await byGoogle(providerToken)).data.member.email).toBe('connect@mail.example')
    const gone = await api.ask('disconnectProvider', { provider: 'google' }, { token })
    expect(gone.data.identities).toEqual([])
    expect((await api.ask('disconnectProvider', { provider: 'google' }, { token })).code).toBe('notFound')
  })

  test('who proves the mailbox first is alone in an account that somebody else made with it', async () => {
    const email = 'victim@mail.example'
    const token = await api.registerMember(email)
    const providerToken = await google.forge(claimsOf('intruder'))
    await api.ask('connectProvider', { provider: 'google', providerToken }, { token })
    const memberOf = async () => (await byGoogle(providerToken)).data.member.id
    const made = await memberOf()
    const { data } = await api.ask('login', { email, password: await forget(email) })
    expect(data.member.id).toBe(made)
    expect((await api.ask('getAccount', {}, { token: data.token })).data.identities).toEqual([])
    expect(await memberOf()).not.toBe(made)
  })

  test('what a member connected whose mailbox was proven before stays through a forgotten password', async () => {
    const email = 'proven-before@mail.example'
    const token = await api.registerMember(email)
    await verifyAddress(email)
    const providerToken = await google.forge(claimsOf('proven-before-too'))
    await api.ask('connectProvider', { provider: 'google', providerToken }, { token })
    const { data } = await api.ask('login', { email, password: await forget(email) })
    expect((await api.ask('getAccount', {}, { token: data.token })).data.identities).toHaveLength(1)
  })

  test('the only way in is not taken away', async () => {
    const { data } = await byGoogle(await google.forge(claimsOf('lonely')))
    const { code } = await api.ask('disconnectProvider', { provider: 'google' }, { token: data.token })
    expect(code).toBe('onlyWayIn')
    expect((await api.ask('deleteMember', { password: '!' }, { token: data.token })).code).toBe('invalidCredentials')
    expect((await api.ask('login', { email: 'lonely@mail.example', password: '!' })).code).toBe('invalidCredentials')
  })

  test('two ways in that are taken away at once leave one', async () => {
    const { data } = await byGoogle(await google.forge(claimsOf('twofold')))
    const { token, member } = data
    await api.registry.requireDatabase('alpha').execute(`insert into member_identities (member_id, provider, subject)
      values (${member.id}, 'facebook', 'twofold')`)
    const answers = await Promise.all(
      (['google', 'facebook'] as const).map((provider) => api.ask('disconnectProvider', { provider }, { token })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([null, 'onlyWayIn'].sort())
    expect((await api.ask('getAccount', {}, { token })).data.identities).toHaveLength(1)
  })

  test.each([
    ['no e-mail', { email: undefined, email_verified: undefined }, 422, 'emailMissing'],
    ['an e-mail that is not proven', { email_verified: false }, 422, 'emailUnverified'],
    ['silence about the proof', { email_verified: undefined }, 422, 'emailUnverified'],
    ['a lapsed token', { iat: 1_700_000_000, exp: 1_700_000_600 }, 401, 'providerTokenInvalid'],
    ['no end', { exp: undefined }, 401, 'providerTokenInvalid'],
    ['made for another party', { azp: 'stranger' }, 401, 'providerTokenInvalid'],
  ])('%s: %o', async (name, changes, status, code) => {
    const answer = await byGoogle(await google.forge(claimsOf(`case-${name.replace(/\W/g, '')}`, changes)))
    expect([answer.status, answer.code]).toEqual([status, code])
  })

  test('ten seconds of clock difference are forgiven, eleven are not', async () => {
    const expired = (ago: number) => google.forge(claimsOf('clock', { exp: seconds() - ago }))
    expect((await byGoogle(await expired(9))).status).toBe(200)
    expect((await byGoogle(await expired(11))).code).toBe('providerTokenInvalid')
  })

  test('what another key, issuer or audience signed is worth nothing', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const unsigned = [{ alg: 'none' }, { ...claimsOf('none'), iss: google.issuer, aud: google.clientId }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const forged = [
      await google.forge(claimsOf('a'), { key: privateKey }),
      await google.forge(claimsOf('a'), { kid: 'unknown' }),
      await google.forge(claimsOf('a'), { audience: 'another-shop' }),
      await google.forge(claimsOf('a'), { issuer: 'https://accounts.google.com' }),
      `${unsigned}.`,
      'not-a-token-at-all',
    ]
    for (const token of forged) expect((await byGoogle(token)).code).toBe('providerTokenInvalid')
    const answer = await api.ask('googleSignIn', {})
    expect(answer.code).toBe('providerTokenInvalid')
  })

  test('a token of ours is none of the provider, and the reverse', async () => {
    const token = await api.registerMember('mixed@mail.example')
    expect((await byGoogle(token)).code).toBe('providerTokenInvalid')
    const foreign = await google.forge(claimsOf('mixed-google'))
    expect((await api.ask('getMember', {}, { token: foreign })).status).toBe(401)
  })
})

describe('Facebook', () => {
  test('a new person becomes a member whose address is not proven', async () => {
    const person = { id: 'f-1', first_name: 'Jörg', last_name: 'Weiß', email: 'joerg@mail.example' }
    facebook.tokens.set('facebook-token-of-joerg', { person })
    const { data, status } = await byFacebook('facebook-token-of-joerg')
    expect(status).toBe(200)
    expect(data.member).toMatchObject({ firstName: 'Jörg', emailVerified: false, locale: 'de' })
    expect((await byFacebook('facebook-token-of-joerg')).data.member.id).toBe(data.member.id)
  })

  test('a name with signs that nobody sees is written as any other name is', async () => {
    const person = {
      id: 'f-0',
      first_name: 'Je\u0000an\r\nBcc: all',
      last_name: '\u202eyzO ',
      email: 'signs@mail.example',
    }
    facebook.tokens.set('facebook-token-of-signs', { person })
    const { data, status } = await byFacebook('facebook-token-of-signs')
    expect(status).toBe(200)
    expect(data.member).toMatchObject({ firstName: 'Jean Bcc: all', lastName: 'yzO' })
    const named = { given_name: 'Lin\u0000a', family_name: '\u2066Sol\n', email: 'lina@mail.example' }
    const told = await byGoogle(await google.forge(claimsOf('g-0', named)))
    expect(told.status).toBe(200)
    expect(told.data.member).toMatchObject({ firstName: 'Lina', lastName: 'Sol' })
  })

  test('never takes over a member that was there before', async () => {
    await api.registerMember('victim@mail.example')
    await verifyAddress('victim@mail.example')
    const person = { id: 'f-2', first_name: 'Eve', last_name: 'Il', email: 'Victim@mail.example' }
    facebook.tokens.set('facebook-token-of-eve', { person })
    expect((await byFacebook('facebook-token-of-eve')).code).toBe('accountExists')
  })

  test('no e-mail, another application, invalid, lapsed and unknown tokens are refused by name', async () => {
    const person = { id: 'f-3', first_name: 'No', last_name: 'Mail' }
    facebook.tokens.set('facebook-token-no-mail', { person })
    facebook.tokens.set('facebook-token-other-app', { person, appId: '999' })
    facebook.tokens.set('facebook-token-invalid', { person, isValid: false })
    facebook.tokens.set('facebook-token-lapsed', { person, expiresAt: seconds() })
    expect((await byFacebook('facebook-token-no-mail')).code).toBe('emailMissing')
    for (const name of ['other-app', 'invalid', 'lapsed', 'unknown'])
      expect((await byFacebook(`facebook-token-${name}`)).code, name).toBe('providerTokenInvalid')
  })
})

describe('a provider that is away or not configured', () => {
  test('answers by name, in bounded time, while the database is free', async () => {
    const second = await startTestApi({ env: { GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: google.clientId } })
    second.clock.now = Date.now()
    const token = await google.forge(claimsOf('slow'))
    const { release } = google.hold()
    const started = performance.now()
    const slow = second.ask('googleSignIn', {}, { token })
    const meanwhile = await second.ask('getOtherSettings', {})
    expect(meanwhile.status).toBe(200)
    expect([(await slow).status, (await slow).code]).toEqual([503, 'providerUnavailable'])
    expect(performance.now() - started).toBeLessThan(6_000)
    release()
    expect((await second.ask('googleSignIn', {}, { token })).status).toBe(200)
    expect((await second.ask('facebookSignIn', {}, { token: 'facebook-token-of-joerg' })).code).toBe(
      'providerNotOffered',
    )
    await second.stop()
  })

  test('down: a clear code', async () => {
    const third = await startTestApi({ env: { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'x' } })
    const answer = await third.ask('googleSignIn', {}, { token: await google.forge(claimsOf('down')) })
    expect([answer.status, answer.code]).toEqual([503, 'providerUnavailable'])
    await third.stop()
  })
})
