import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, passwordWork } from '@/backend/platform/passwords/passwords'
import { ACCOUNT_TEXTS, MAIL_TEXTS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { linkToken, mailsTo, readFrom } from './support/mails'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const form = (email: string, password = 'secret') => ({
  firstName: 'Ada',
  lastName: 'Test',
  email,
  password,
  passwordConfirmation: password,
  privacyPolicy: true as const,
  locale: 'en' as const,
})

const stranger = (number: number) => `2001:db8:${number.toString(16)}::1`

async function setNeutral(neutral: boolean): Promise<void> {
  const db = api.registry.requireDatabase('alpha')
  await db.execute(
    `update settings set value = jsonb_set(value, '{neutralAccountAnswers}', '${neutral}') where section = 'other'`,
  )
}

interface Work {
  hashes: number
  statements: string[]
}

/** What a call makes the server do: comparisons of passwords, and statements by their shape. */
async function workOf(call: () => Promise<unknown>): Promise<Work> {
  const { $client } = api.registry.requireDatabase('alpha') as unknown as { $client: Pool }
  const client = await $client.connect()
  const prototype = Object.getPrototypeOf(client) as { query: (...args: unknown[]) => unknown }
  client.release()
  const statements: string[] = []
  const { query } = prototype
  prototype.query = function counted(this: unknown, ...args: unknown[]) {
    const [first] = args as [string | { text: string }]
    const told = typeof first === 'string' ? first : first.text
    const text = told.replace(/ \/\*request_id='[^']*'\*\/$/, '')
    // Old counters are swept by a clock of their own.
    if (!/^DELETE FROM rate_limits WHERE expire/i.test(text)) statements.push(text.replace(/\s+/g, ' '))
    return query.apply(this, args)
  }
  const before = passwordWork().done
  try {
    await call()
  } finally {
    prototype.query = query
  }
  return { hashes: passwordWork().done - before, statements }
}

describe('limits that nobody can be locked out by', () => {
  test('while strangers use up all tries of an account, its member still gets in from where they are known', async () => {
    const email = 'target@mail.example'
    await api.registerMember(email)
    const home = { address: '198.51.100.44', userAgent: 'Home/1' }
    const { data } = await api.ask('login', { email, password: 'secret' }, home)
    const { deviceToken } = data
    const tries = Array.from({ length: 60 }, (_, index) => index)
    const codes: (string | null)[] = []
    for (const index of tries) {
      const options = { address: stranger(index) }
      codes.push((await api.ask('login', { email, password: `guess-${index}` }, options)).code)
    }
    expect(new Set(codes)).toEqual(new Set(['invalidCredentials', 'tooManyRequests']))
    const elsewhere = { address: stranger(999), userAgent: 'Phone/1' }
    expect((await api.ask('login', { email, password: 'secret' }, elsewhere)).code).toBe('tooManyRequests')
    expect((await api.ask('login', { email, password: 'secret' }, home)).status).toBe(200)
    expect((await api.ask('login', { email, password: 'secret', deviceToken }, elsewhere)).status).toBe(200)
  })

  test('where they are not known, a mailed password lets them in past the strangers, and looks like none to those', async () => {
    const email = 'besieged@mail.example'
    await api.registerMember(email)
    const overrun = async (who: string, from: number) => {
      for (let index = 0; index < 51; index += 1)
        await api.ask('login', { email: who, password: 'guess' }, { address: stranger(from + index) })
    }
    await overrun(email, 60_000)
    await overrun('ghost-2@mail.example', 61_000)
    const phone = { address: stranger(62_000), userAgent: 'Phone/2' }
    expect((await api.ask('login', { email, password: 'secret' }, phone)).code).toBe('tooManyRequests')
    await api.ask('forgotPassword', { email, locale: 'en' }, phone)
    const password = readFrom((await mailsTo(api, email)).at(-1), MAIL_TEXTS.en.temporaryPassword.body, 'password')
    const guess = (who: string, number: number) => {
      const address = stranger(62_100 + number)
      return workOf(async () => {
        expect((await api.ask('login', { email: who, password: 'guess' }, { address })).code).toBe('tooManyRequests')
      })
    }
    await guess(email, 0)
    expect(await guess(email, 1)).toEqual(await guess('ghost-2@mail.example', 2))
    expect((await api.ask('login', { email, password }, phone)).status).toBe(200)
  })

  test('a known browser has no endless tries either, and its token is worth nothing for another member', async () => {
    const email = 'device@mail.example'
    await api.registerMember(email)
    await api.registerMember('device-other@mail.example')
    const { data } = await api.ask('login', { email, password: 'secret' })
    const { deviceToken } = data
    const guess = (who: string, number: number) =>
      api.ask('login', { email: who, password: 'guess', deviceToken }, { address: stranger(5000 + number) })
    const codes = []
    for (let number = 0; number < 11; number += 1) codes.push((await guess(email, number)).code)
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('invalidCredentials'))
    expect(codes[10]).toBe('tooManyRequests')
    const other = { email: 'device-other@mail.example', password: 'secret', deviceToken }
    const answer = await api.ask('login', other, { address: stranger(5100) })
    expect([answer.status, answer.data.deviceToken === null]).toEqual([200, false])
  })

  test("an agency's people are guarded alike, and apart from the members", async () => {
    const email = 'agency@test.example'
    const home = { address: '198.51.100.45', userAgent: 'Office/1' }
    expect((await api.ask('loginAgency', { email, password: 'demo' }, home)).status).toBe(200)
    const codes: (string | null)[] = []
    for (let number = 0; number < 60; number += 1) {
      const options = { address: stranger(6000 + number) }
      codes.push((await api.ask('loginAgency', { email, password: `guess-${number}` }, options)).code)
    }
    expect(new Set(codes)).toEqual(new Set(['invalidCredentials', 'tooManyRequests']))
    const right = { email, password: 'demo' }
    expect((await api.ask('loginAgency', right, { address: stranger(6100) })).code).toBe('tooManyRequests')
    expect((await api.ask('loginAgency', right, home)).status).toBe(200)
    expect((await api.ask('login', { email, password: 'demo' }, { address: stranger(6101) })).code).toBe(
      'invalidCredentials',
    )
  }, 60_000)

  test('one address cannot try all accounts', async () => {
    const address = '192.0.2.200'
    const codes = new Set<string | null>()
    for (let number = 0; number < 205; number += 1)
      codes.add((await api.ask('login', { email: `nobody-${number}@mail.example`, password: 'x' }, { address })).code)
    expect(codes).toContain('tooManyRequests')
  }, 60_000)

  test('the table of counters holds neither addresses nor e-mails', async () => {
    const db = api.registry.requireDatabase('alpha')
    const { rows } = await db.execute('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map((row) => String(row.key)).filter((key) => /@|\d+\.\d+\.\d+|::/.test(key))).toEqual([])
  })
})

describe('a flood of sign-ins', () => {
  test('is refused by name beyond the waiting line, and the rest are answered', async () => {
    const flood = Array.from({ length: 150 }, (_, index) =>
      api.ask('login', { email: `flood-${index}@mail.example`, password: 'x' }, { address: stranger(20_000 + index) }),
    )
    const answers = await Promise.all(flood)
    const counts = (code: string) => answers.filter((answer) => answer.code === code).length
    expect(counts('busy')).toBeGreaterThan(0)
    expect(counts('invalidCredentials')).toBeGreaterThan(0)
    expect(counts('busy') + counts('invalidCredentials')).toBe(150)
    expect(answers.find((answer) => answer.code === 'busy')?.status).toBe(503)
    expect(passwordWork()).toMatchObject({ running: 0, waiting: 0 })
  }, 60_000)

  test('leaves the event loop free while passwords are hashed', async () => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await Promise.all(Array.from({ length: 8 }, () => hashPassword('secret')))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('unknown and known look alike', () => {
  test('a refused sign-in costs the same comparisons and statements, also while a mailed password waits', async () => {
    await api.registerMember('alike@mail.example')
    await api.registerMember('waiting@mail.example')
    await api.ask('forgotPassword', { email: 'waiting@mail.example', locale: 'en' })
    const attempt = (email: string, number: number) =>
      workOf(() => api.ask('login', { email, password: 'wrong' }, { address: stranger(30_000 + number) }))
    await attempt('warm-up@mail.example', 0)
    const unknown = await attempt('ghost@mail.example', 1)
    const known = await attempt('alike@mail.example', 2)
    const waiting = await attempt('waiting@mail.example', 3)
    expect(unknown.hashes).toBe(2)
    expect(unknown.statements.length).toBeGreaterThan(3)
    expect(known).toEqual(unknown)
    expect(waiting).toEqual(unknown)
  })

  test('with neutral answers a forgotten password is answered alike in words and work', async () => {
    await setNeutral(true)
    await api.ask('register', form('unused@mail.example'), { address: stranger(40_000) })
    const ask = async (email: string, number: number) => {
      let body = {}
      const work = await workOf(async () => {
        const answer = await api.ask('forgotPassword', { email, locale: 'en' }, { address: stranger(40_000 + number) })
        body = answer.body
      })
      return { body, work }
    }
    await ask('warm-up@mail.example', 0)
    const unknown = await ask('ghost@mail.example', 1)
    const known = await ask('alike@mail.example', 2)
    expect(known).toEqual(unknown)
    expect(unknown.work.hashes).toBe(1)
    expect(await mailsTo(api, 'alike@mail.example')).toHaveLength(2)
    await setNeutral(false)
  })

  test('with neutral answers a registration is answered alike, and goes on by mail', async () => {
    await setNeutral(true)
    const register = async (email: string, number: number) => {
      let status = 0
      let text = {}
      const work = await workOf(async () => {
        const answer = await api.ask('register', form(email, 'mine-now'), { address: stranger(50_000 + number) })
        const { requestId: _, ...body } = answer.body
        status = answer.status
        text = body
      })
      return { status, text, work }
    }
    await register('warm-up-2@mail.example', 0)
    const fresh = await register('fresh@mail.example', 1)
    const taken = await register('alike@mail.example', 2)
    expect(taken).toEqual(fresh)
    expect(fresh.status).toBe(202)
    expect(fresh.text).toMatchObject({ code: 'confirmationSent' })
    const owner = await mailsTo(api, 'alike@mail.example')
    expect(owner.at(-1)?.subject).toBe(ACCOUNT_TEXTS.en.alreadyMember.subject)
    const login = () => api.ask('login', { email: 'fresh@mail.example', password: 'mine-now' })
    expect((await login()).code).toBe('invalidCredentials')
    const mail = (await mailsTo(api, 'fresh@mail.example')).at(-1)
    expect(mail?.subject).toBe(ACCOUNT_TEXTS.en.confirmAddress.subject)
    const confirmToken = linkToken(mail)
    const confirmed = await api.ask('confirmMember', { confirmToken })
    expect(confirmed.data.member).toMatchObject({ email: 'fresh@mail.example', emailVerified: true })
    expect((await api.ask('confirmMember', { confirmToken })).code).toBe('linkInvalid')
    // Whoever registered may not be who has the mailbox: that one chooses the password.
    expect((await login()).code).toBe('invalidCredentials')
    const ended = (await mailsTo(api, 'fresh@mail.example')).find(
      ({ subject }) => subject === ACCOUNT_TEXTS.en.passwordEnded.subject,
    )
    const chosen = { confirmToken: linkToken(ended), password: 'mine-now', passwordConfirmation: 'mine-now' }
    expect((await api.ask('setPassword', chosen)).status).toBe(200)
    expect((await login()).status).toBe(200)
    expect((await api.ask('login', { email: 'alike@mail.example', password: 'mine-now' })).code).toBe(
      'invalidCredentials',
    )
    await setNeutral(false)
  })

  test('with neutral answers ten registrations a day are mailed to an address, from however many networks', async () => {
    await setNeutral(true)
    const email = 'flooded@mail.example'
    for (let number = 0; number < 12; number += 1) {
      const answer = await api.ask('register', form(email), { address: stranger(52_000 + number) })
      expect(answer.code).toBe('confirmationSent')
    }
    expect(await mailsTo(api, email)).toHaveLength(10)
    await setNeutral(false)
  })

  test('whoever registers a waiting address again knows no password of it, nor does the first', async () => {
    await setNeutral(true)
    const email = 'hijacked@mail.example'
    for (const [number, password] of ['of-a-stranger', 'of-its-owner', 'of-a-stranger'].entries())
      await api.ask('register', form(email, password), { address: stranger(51_000 + number) })
    const mail = (await mailsTo(api, email)).at(-1)
    expect(mail?.subject).toBe(ACCOUNT_TEXTS.en.confirmAnew.subject)
    expect(mail?.text).toContain('set=password')
    const confirmToken = linkToken(mail)
    await api.ask('confirmMember', { confirmToken })
    for (const password of ['of-a-stranger', 'of-its-owner'])
      expect((await api.ask('login', { email, password })).code).toBe('invalidCredentials')
    await setNeutral(false)
  })
})
