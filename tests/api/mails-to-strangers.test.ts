import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const db = () => api.registry.requireDatabase('alpha')
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}::1`
const anyMailbox = () => `${randomUUID().slice(0, 8)}@stranger.example`
const options = (token?: string) => ({
  idempotencyKey: randomUUID(),
  address: anyAddress(),
  ...(token ? { token } : {}),
})

async function mailsTo(recipient: string) {
  await api.runJobs()
  const { rows } = await db().execute<{ subject: string; text: string; html: string }>(
    `select subject, text, html from mails where recipient = '${recipient}' order by id`,
  )
  return rows
}

const setLimits = (limits: Record<string, number>) =>
  db().execute(
    `insert into settings (section, value) values ('dailyLimits', '${JSON.stringify(limits)}')
     on conflict (section) do update set value = excluded.value`,
  )

beforeEach(async () => {
  await api.runJobs()
  await db().execute(`delete from settings where section = 'dailyLimits'`)
  await db().execute(`delete from rate_limits where key like 'form-day%' or key like 'unproven-mail-day%'`)
})

const WORDS = 'Buy pills at this place, dear friend'

const person = (email: string) => ({
  locale: 'en' as const,
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  privacyPolicy: true as const,
})

const member = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  password: 'correct horse',
  passwordConfirmation: 'correct horse',
  privacyPolicy: true as const,
  locale: 'en' as const,
})

const agency = (email: string) => ({
  legalName: `${WORDS} Ltd.`,
  tradeName: WORDS,
  taxOffice: WORDS,
  taxNumber: randomUUID().slice(0, 8),
  country: 'TR',
  city: WORDS,
  address: WORDS,
  phone: '+90 242 1234567',
  firstName: 'Ada',
  lastName: 'Byron',
  email,
  note: WORDS,
  locale: 'en' as const,
  privacyPolicy: true as const,
})

describe('a mail to an address that nobody has proven', () => {
  test.each([
    ['sendContact', 'Message', { subject: WORDS, message: WORDS }],
    ['requestOffer', 'Special offer', { placeWish: WORDS, message: WORDS, pax: { adult: 2 } }],
    ['requestWedding', 'Wedding enquiry', { placeWish: WORDS, modules: [WORDS], message: WORDS, guests: 20 }],
    ['requestHealth', 'Health enquiry', { field: 'dental', treatment: WORDS, spokenLanguage: 'en', message: WORDS }],
  ] as const)('says of %s what came and when, and nothing of what was typed', async (call, kind, form) => {
    const email = anyMailbox()
    const { status, data } = await api.ask(call, { ...person(email), ...form } as never, options())
    expect(status).toBe(200)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    const { requestNumber } = data as { requestNumber: string }
    expect(mail?.text).toContain(`Number: ${requestNumber}\nRequest: ${kind}\nReceived: 21.11.2026`)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(WORDS)
    // The operator reads all of it, and what concerns health at the desk alone.
    const told = (await mailsTo('hello@test.example')).at(-1)?.text ?? ''
    expect(told.includes(WORDS)).toBe(call !== 'requestHealth')
    expect(told).toContain(requestNumber)
  })

  test('holds nothing of an application but its number', async () => {
    const email = anyMailbox()
    const { data } = await api.ask('applyAsAgency', agency(email), { address: anyAddress() })
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain(`: ${data.agencyId}\n`)
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(WORDS)
  })

  test('greets nobody by a name that a mail program makes a link of', async () => {
    const email = anyMailbox()
    const names = { firstName: 'EVIL.ZIP', lastName: 'Login-kervan.Support' }
    await api.ask('register', { ...member(email), ...names }, { address: anyAddress() })
    const [welcome] = await mailsTo(email)
    expect(welcome?.text).toMatch(/^Hello EVIL\. ZIP,\n/)
    const { rows } = await db().execute(`select first_name, last_name from members where email = '${email}'`)
    expect(rows).toEqual([{ first_name: 'EVIL. ZIP', last_name: 'Login-kervan. Support' }])
  })

  test('greets nobody by a link that was stored as a name before the rule', async () => {
    const email = anyMailbox()
    await api.ask('register', member(email), { address: anyAddress() })
    await db().execute(`update members set first_name = 'Win at evil.com/x' where email = '${email}'`)
    const [welcome] = await mailsTo(email)
    expect(welcome?.text).toMatch(/^Hello,\n/)
    await api.ask('forgotPassword', { email, locale: 'en' }, { address: anyAddress() })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(JSON.stringify(mails)).not.toContain('evil')
  })
})

test('a member at their own proven address gets their words back; at another address nobody does', async () => {
  const email = anyMailbox()
  const { data } = await api.ask('register', member(email), { address: anyAddress() })
  const send = (to: string) => api.ask('sendContact', { ...person(to), message: WORDS }, options(data.token))
  await send(email)
  expect((await mailsTo(email)).at(-1)?.text).not.toContain(WORDS)
  await db().execute(`update members set email_verified_at = now() where email = '${email}'`)
  await send(email)
  expect((await mailsTo(email)).at(-1)?.text).toContain(WORDS)
  const other = anyMailbox()
  await send(other)
  expect((await mailsTo(other)).at(-1)?.text).not.toContain(WORDS)
})

test('names with links and texts with numbers of cards are refused by field, and nothing of them is stored', async () => {
  const email = anyMailbox()
  const card = '4111-1111 1111 1111'
  const refused = async (form: object) => {
    const { status, body } = await api.ask('sendContact', { ...person(email), message: 'Hi', ...form }, options())
    return [status, JSON.stringify(body)]
  }
  for (const [form, field, fault] of [
    [{ firstName: 'Win at evil.com/x' }, 'ad', 'nameLink'],
    [{ firstName: 'Win at ev<b>il.c</b>om/x' }, 'ad', 'nameLink'],
    [{ lastName: `B ${card}` }, 'soyad', 'cardNumber'],
    [{ message: `charge ${card} please` }, 'mesaj', 'cardNumber'],
    [{ subject: card }, 'konu', 'cardNumber'],
  ] as const) {
    const [status, body] = await refused(form)
    expect(status).toBe(422)
    expect(body).toContain(`"${field}":"${fault}"`)
    expect(body).not.toContain('4111')
  }
  const { rows } = await db().execute(`select payload::text as payload from requests where email = '${email}'`)
  expect(rows).toEqual([])
  const registered = await api.ask('register', { ...member(email), firstName: 'www.evil' }, { address: anyAddress() })
  expect(registered.status).toBe(422)
})

test('a request that was stored before the rule is still shown and answered', async () => {
  const email = anyMailbox()
  const { data } = await api.ask('register', member(email), { address: anyAddress() })
  await api.ask('sendContact', { ...person(email), message: 'Hi' }, options(data.token))
  const old = { firstName: 'x.com', message: 'pay with 4111 1111 1111 1111' }
  await db().execute(`update requests set payload = payload || '${JSON.stringify(old)}' where email = '${email}'`)
  const listed = await api.ask('listRequests', {}, { token: data.token })
  expect(listed.data.requests.map(({ payload }) => payload.firstName)).toEqual(['x.com'])
})

describe('a tenant and day', () => {
  test('takes so many forms of a kind from strangers, from however many networks; members go on', async () => {
    const { data } = await api.ask('register', member(anyMailbox()), { address: anyAddress() })
    await setLimits({ anonymousForms: 3 })
    const send = (token?: string) => api.ask('sendContact', { ...person(anyMailbox()), message: 'Hi' }, options(token))
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).status).toBe(200)
    expect(await send()).toMatchObject({ status: 429, code: 'dailyLimit' })
    expect((await send(data.token)).status).toBe(200)
    // Another form has a count of its own.
    const subscribe = () =>
      api.ask(
        'subscribeNewsletter',
        { email: anyMailbox(), locale: 'en', privacyPolicy: true },
        { address: anyAddress() },
      )
    for (let sent = 0; sent < 3; sent += 1) expect((await subscribe()).status).toBe(200)
    expect((await subscribe()).code).toBe('dailyLimit')
  })

  test('takes a share of them from one network; others go on', async () => {
    await setLimits({ anonymousFormsOfOne: 2 })
    const register = (address: string) => api.ask('register', member(anyMailbox()), { address })
    const homes = ['2001:db8:77:1::1', '2001:db8:77:2::1', '2001:db8:77:3::1', '2001:db8:78:1::1']
    const codes: (string | null)[] = []
    for (const home of homes) codes.push((await register(home)).code)
    expect(codes).toEqual([null, null, 'dailyLimit', null])
  })

  test('a form that is sent again under its key is counted once', async () => {
    await setLimits({ anonymousForms: 1 })
    const form = { ...person(anyMailbox()), message: 'Hi' }
    const idempotencyKey = randomUUID()
    const send = () => api.ask('sendContact', form, { idempotencyKey, address: anyAddress() })
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
  })

  test('sends so many mails to unproven addresses; requests are kept, proven people and the operator are written to', async () => {
    await setLimits({ unprovenMails: 2 })
    const mailboxes = [anyMailbox(), anyMailbox(), anyMailbox()]
    const before = (await mailsTo('hello@test.example')).length
    for (const email of mailboxes) {
      expect((await api.ask('sendContact', { ...person(email), message: 'Hi' }, options())).status).toBe(200)
      await api.runJobs()
    }
    const sent = await Promise.all(mailboxes.map(mailsTo))
    expect(sent.map((mails) => mails.length)).toEqual([1, 1, 0])
    expect(await mailsTo('hello@test.example')).toHaveLength(before + 3)
    const subscribed = await api.ask(
      'subscribeNewsletter',
      { email: anyMailbox(), locale: 'en', privacyPolicy: true },
      { address: anyAddress() },
    )
    expect(subscribed.code).toBe('dailyLimit')
    const proven = anyMailbox()
    const { data } = await api.ask('register', member(proven), { address: anyAddress() })
    await db().execute(`update members set email_verified_at = now() where email = '${proven}'`)
    await api.ask('sendContact', { ...person(proven), message: WORDS }, options(data.token))
    expect((await mailsTo(proven)).at(-1)?.text).toContain(WORDS)
  })

  test('gives one network and one account a share of the mails, and passwords a limit of their own', async () => {
    await setLimits({ unprovenMails: 6, unprovenMailsOfOne: 2 })
    const address = anyAddress()
    const send = async (from: string) => {
      const email = anyMailbox()
      await api.ask('sendContact', { ...person(email), message: 'Hi' }, { idempotencyKey: randomUUID(), address: from })
      return (await mailsTo(email)).length
    }
    expect([await send(address), await send(address), await send(address)]).toEqual([1, 1, 0])
    const subscribe = (from: string) =>
      api.ask('subscribeNewsletter', { email: anyMailbox(), locale: 'en', privacyPolicy: true }, { address: from })
    expect((await subscribe(address)).code).toBe('dailyLimit')
    expect(await send(anyAddress())).toBe(1)
    const other = anyMailbox()
    await api.ask('register', member(other), { address: anyAddress() })
    for (let sent = 0; sent < 4; sent += 1) await send(anyAddress())
    expect((await subscribe(anyAddress())).code).toBe('dailyLimit')
    const before = (await mailsTo(other)).length
    await api.ask('forgotPassword', { email: other, locale: 'en' }, { address: anyAddress() })
    expect(await mailsTo(other)).toHaveLength(before + 1)
    await setLimits({ unprovenMailsOfOne: 0 })
    await api.ask('forgotPassword', { email: other, locale: 'en' }, { address: anyAddress() })
    expect(await mailsTo(other)).toHaveLength(before + 1)
  })
})
