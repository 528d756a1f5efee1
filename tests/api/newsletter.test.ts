import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
let night: number
beforeAll(async () => {
  api = await startTestApi()
  night = (await api.ask('getProduct', { locale: 'en', slug: 'istanbul-at-night' })).data.id
})
afterAll(() => api.stop())

const DAY = 86_400_000

async function mailsTo(recipient: string): Promise<{ subject: string; text: string }[]> {
  await api.runJobs()
  const db = api.registry.requireDatabase('alpha')
  const result = await db.execute<{ subject: string; text: string }>(
    `select subject, text from mails where recipient = '${recipient}' order by id`,
  )
  return result.rows
}

const tokenIn = (text: string | undefined, name: string) =>
  decodeURIComponent(new RegExp(`${name}=([^\\s&]+)`).exec(text ?? '')?.[1] ?? '')

const subscribe = (email: string) =>
  api.ask(
    'subscribeNewsletter',
    { email, locale: 'tr', privacyPolicy: true },
    { address: `2001:db8:${email.length}::1` },
  )

async function stateOf(email: string) {
  const db = api.registry.requireDatabase('alpha')
  const result = await db.execute<{ confirmed: boolean; gone: boolean }>(
    `select confirmed_at is not null as confirmed, left_at is not null as gone from subscribers where email = '${email}'`,
  )
  return result.rows[0] ?? null
}

describe('the newsletter', () => {
  test('is confirmed by the link of its mail and left by the other one', async () => {
    expect((await subscribe('News@mail.example')).data.stored).toBe(true)
    expect(await stateOf('news@mail.example')).toEqual({ confirmed: false, gone: false })
    const [mail] = await mailsTo('news@mail.example')
    expect(mail?.subject).toBe('Lütfen bülten aboneliğinizi onaylayın')
    const linkToken = tokenIn(mail?.text, 'confirm')
    expect((await api.ask('confirmNewsletter', { linkToken })).status).toBe(200)
    expect((await api.ask('confirmNewsletter', { linkToken })).status).toBe(200)
    expect(await stateOf('news@mail.example')).toEqual({ confirmed: true, gone: false })
    await api.ask('leaveNewsletter', { linkToken: tokenIn(mail?.text, 'leave') })
    expect(await stateOf('news@mail.example')).toEqual({ confirmed: true, gone: true })
  })

  test('a known address looks like a new one and gets no second mail', async () => {
    await subscribe('known@mail.example')
    const [mail] = await mailsTo('known@mail.example')
    await api.ask('confirmNewsletter', { linkToken: tokenIn(mail?.text, 'confirm') })
    expect((await subscribe('known@mail.example')).body.data).toMatchObject({ success: 1, kaydedildi: true })
    expect(await mailsTo('known@mail.example')).toHaveLength(1)
  })

  test('a changed link, another purpose, another tenant, an old one are refused', async () => {
    await subscribe('links@mail.example')
    const [mail] = await mailsTo('links@mail.example')
    const confirm = tokenIn(mail?.text, 'confirm')
    const leave = tokenIn(mail?.text, 'leave')
    const [body = '', signature] = confirm.split('.')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), id: 1 }),
    ).toString('base64url')
    for (const linkToken of [leave, `${forged}.${signature}`, `${confirm}x`, `${confirm}.x`, 'x'.repeat(30)]) {
      expect((await api.ask('confirmNewsletter', { linkToken })).code, linkToken).toBe('linkInvalid')
    }
    expect((await api.ask('confirmNewsletter', { linkToken: confirm }, { company: 'beta' })).code).toBe('linkInvalid')
    api.clock.now += 8 * DAY
    expect((await api.ask('confirmNewsletter', { linkToken: confirm })).code).toBe('linkInvalid')
    api.clock.now -= 8 * DAY
  })

  test('a newer mail replaces the older link', async () => {
    await subscribe('newer@mail.example')
    const [first] = await mailsTo('newer@mail.example')
    api.clock.now += 1000
    await subscribe('newer@mail.example')
    const [, second] = await mailsTo('newer@mail.example')
    expect((await api.ask('confirmNewsletter', { linkToken: tokenIn(first?.text, 'confirm') })).code).toBe(
      'linkInvalid',
    )
    expect((await api.ask('confirmNewsletter', { linkToken: tokenIn(second?.text, 'confirm') })).status).toBe(200)
  })

  test('nobody is sent more than three a day; the link of the last one works, whoever asked for the others', async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      api.clock.now += 1000
      expect((await subscribe('wanted@mail.example')).data.stored).toBe(true)
    }
    const sent = await mailsTo('wanted@mail.example')
    expect(sent).toHaveLength(3)
    const linkToken = tokenIn(sent.at(-1)?.text, 'confirm')
    expect((await api.ask('confirmNewsletter', { linkToken })).status).toBe(200)
  })

  test('an address that never confirms is forgotten', async () => {
    await subscribe('silent@mail.example')
    await api.runRecurring()
    api.clock.now += 31 * DAY
    await api.runRecurring()
    expect(await stateOf('silent@mail.example')).toBeNull()
    api.clock.now -= 31 * DAY
  })
})

describe('tell me when it is free again', () => {
  const wish = (email: string, day: string, people = 2) => ({
    email,
    locale: 'de' as const,
    productId: night,
    dateFrom: day,
    dateTo: day,
    people,
  })
  const setTaken = (day: string, taken: number) =>
    api.registry
      .requireDatabase('alpha')
      .execute(
        `insert into seat_counters (product_id, day, time, capacity, taken) values (${night}, '${day}', '20:00', 2, ${taken}) on conflict (product_id, day, time) do update set taken = excluded.taken`,
      )

  test('one mail, when there is room for the whole party', async () => {
    await setTaken('2026-12-12', 2)
    expect((await api.ask('notifyMe', wish('wait@mail.example', '2026-12-12'))).data.stored).toBe(true)
    await api.ask('notifyMe', wish('wait@mail.example', '2026-12-12'))
    await api.runRecurring()
    expect(await mailsTo('wait@mail.example')).toEqual([])
    await setTaken('2026-12-12', 1)
    api.clock.now += 6 * 60_000
    await api.runRecurring()
    expect(await mailsTo('wait@mail.example')).toEqual([])
    await setTaken('2026-12-12', 0)
    for (let turn = 0; turn < 3; turn += 1) {
      api.clock.now += 6 * 60_000
      await api.runRecurring()
    }
    const mails = await mailsTo('wait@mail.example')
    expect(mails.map((mail) => mail.subject)).toEqual(['Wieder verfügbar: Istanbul bei Nacht'])
    expect(mails[0]?.text).toContain('12.12.2026')
    expect(mails[0]?.text).toContain('/de/p/istanbul-bei-nacht')
  })

  test('a withdrawn product is waited for until it opens', async () => {
    const db = api.registry.requireDatabase('alpha')
    await db.execute(`update products set active = false where id = ${night}`)
    await api.ask('notifyMe', { email: 'opens@mail.example', locale: 'en', productId: night })
    api.clock.now += 6 * 60_000
    await api.runRecurring()
    expect(await mailsTo('opens@mail.example')).toEqual([])
    await db.execute(`update products set active = true where id = ${night}`)
    api.clock.now += 6 * 60_000
    await api.runRecurring()
    expect(await mailsTo('opens@mail.example')).toHaveLength(1)
  })

  test('what is sold by enquiry is told when it is on sale, and holds up nobody behind it', async () => {
    const db = api.registry.requireDatabase('alpha')
    await db.execute(`insert into products select (p).* from (
      select jsonb_populate_record(p, '{"id": 9000, "code": "wedding-9000", "kind": "wedding", "details": {"kind": "wedding", "guests": 20, "venue": "beach", "modules": []}}') p
      from products p where id = ${night}) made`)
    await db.execute(`insert into product_texts (product_id, locale, title, slug, text)
      select 9000, locale, 'A wedding', 'wedding-9000', text from product_texts where product_id = ${night} and locale = 'en'`)
    await api.ask('notifyMe', { email: 'bride@mail.example', locale: 'en', productId: 9000 })
    await api.ask('notifyMe', { email: 'behind@mail.example', locale: 'en', productId: night })
    api.clock.now += 6 * 60_000
    await api.runRecurring()
    expect(await mailsTo('bride@mail.example')).toHaveLength(1)
    expect(await mailsTo('behind@mail.example')).toHaveLength(1)
  })

  test('a day that is over and an unknown product are refused', async () => {
    expect((await api.ask('notifyMe', wish('past@mail.example', '2026-11-01'))).body.fields).toEqual({
      tarih_son: 'inPast',
    })
    const unknown = { ...wish('past@mail.example', '2026-12-01'), productId: 999_999 }
    expect((await api.ask('notifyMe', unknown)).status).toBe(404)
  })

  test('of two processes one queues the turn', async () => {
    api.clock.now += 6 * 60_000
    await Promise.all([api.queueRecurring(), api.queueRecurring(), api.queueRecurring()])
    const db = api.registry.requireDatabase('alpha')
    const due = await db.execute("select 1 from jobs where kind = 'tellWatchers' and done_at is null")
    expect(due.rows).toHaveLength(1)
    await api.runJobs()
  })
})
