import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'
import { bookBoat } from './support/booking'
import { linkToken, mailsTo } from './support/mails'

let api: TestApi
let boat: number
beforeAll(async () => {
  api = await startTestApi()
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(() => api.stop())
beforeEach(() => {
  api.invalidated.length = 0
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const base64 = PDF.toString('base64')
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}::1`
const rowsOf = async (query: string) => (await api.registry.requireDatabase('alpha').execute(query)).rows
const countOf = async (from: string) => Number((await rowsOf(`select count(*)::int as n from ${from}`))[0]?.n)

const person = (email: string) => ({
  locale: 'en' as const,
  firstName: 'Hannah',
  lastName: 'Quillfeather',
  email,
  privacyPolicy: true as const,
})

/** A health enquiry with a paper, a wish to be told, the newsletter; as a guest without a token. */
async function leaveTraces(email: string, token?: string) {
  const options = () => ({ address: anyAddress(), idempotencyKey: randomUUID(), ...(token ? { token } : {}) })
  const upload = { fileName: 'x-ray.pdf', base64, documentConsent: true as const }
  const { data } = await api.ask('addDocument', upload, options())
  const enquiry = {
    ...person(email),
    field: 'dental' as const,
    treatment: 'Implant for Quillfeather',
    spokenLanguage: 'en' as const,
    documents: [data.documentToken],
    documentConsent: true,
  }
  expect((await api.ask('requestHealth', enquiry, options())).status).toBe(200)
  const wish = { email, locale: 'en' as const, productId: boat, dateFrom: '2027-01-10', people: 2 }
  expect((await api.ask('notifyMe', wish, options())).status).toBe(200)
  const letter = { email, locale: 'en' as const, privacyPolicy: true as const }
  expect((await api.ask('subscribeNewsletter', letter, options())).status).toBe(200)
}

const exported = async (token: string) => (await api.ask('exportMember', {}, { token })).data

/** Proves the address of a member as the mail of the checkout does. */
async function becomeProven(email: string): Promise<string> {
  await api.ask('registerByBooking', { ...person(email), phone: null }, { address: anyAddress() })
  const confirmToken = linkToken((await mailsTo(api, email)).find((mail) => mail.text.includes('token=')))
  const form = { confirmToken, password: 'secret', passwordConfirmation: 'secret' }
  const { data } = await api.ask('setPassword', form, { address: anyAddress() })
  expect(data.member.emailVerified).toBe(true)
  return data.token
}

const expectedTraces = (email: string) => ({
  requests: [
    {
      requestKind: 'health',
      payload: { treatment: 'Implant for Quillfeather', documents: [] },
      papers: [{ fileName: 'x-ray.pdf', mediaType: 'application/pdf', sizeBytes: PDF.length, base64 }],
    },
  ],
  newsletters: [{ email, confirmedAt: null, leftAt: null }],
  watches: [{ email, productId: boat, dateFrom: '2027-01-10', people: 2 }],
})

describe('the export', () => {
  test('holds requests with their papers, reviews, newsletter and wishes of a member', async () => {
    const email = 'traces@mail.example'
    const token = await api.registerMember(email)
    await leaveTraces(email, token)
    const review = { locale: 'en' as const, productId: boat, score: 5, text: 'Calm water.' }
    expect((await api.ask('writeReview', review, { token })).status).toBe(200)
    const data = await exported(token)
    expect(data).toMatchObject(expectedTraces(email))
    expect(data.reviews).toMatchObject([{ productId: boat, score: 5, text: 'Calm water.', author: 'Ada T.' }])
    const other = await exported(await api.registerMember('nobody@mail.example'))
    expect([other.requests, other.reviews, other.newsletters, other.watches]).toEqual([[], [], [], []])
  })

  test('holds the receipt of a transfer', async () => {
    const token = await api.registerMember('receipt@mail.example')
    const { data } = await bookBoat(api, token)
    const claim = {
      bookingNumber: data.bookingNumber,
      amount: '10.00',
      currency: 'TRY',
      paidOn: '2026-11-20',
      sender: 'A. Test',
      receipt: base64,
    }
    expect((await api.ask('notifyPayment', claim, { token })).status).toBe(200)
    const [notice] = (await exported(token)).notifications
    expect(notice?.receipts).toMatchObject([{ fileName: `${data.bookingNumber}.pdf`, base64 }])
  })

  test('holds what came without an account under the address, once that is proven: nobody else reads it', async () => {
    const email = 'guest-first@mail.example'
    await leaveTraces(email)
    const stranger = await api.registerMember(email)
    const nothing = await exported(stranger)
    expect([nothing.requests, nothing.newsletters, nothing.watches]).toEqual([[], [], []])
    expect(JSON.stringify(nothing)).not.toContain('Quillfeather')
    const owner = 'guest-proven@mail.example'
    await leaveTraces(owner)
    expect(await exported(await becomeProven(owner))).toMatchObject(expectedTraces(owner))
  })
})

describe('the deletion', () => {
  test('takes requests, papers, their mails, reviews, newsletter and wishes with it, and names what stays', async () => {
    const email = 'forget-me@mail.example'
    const before = await api.ask('listReviews', { locale: 'en', productId: boat })
    const token = await api.registerMember(email)
    await leaveTraces(email, token)
    await api.ask('writeReview', { locale: 'en', productId: boat, score: 1, text: 'Quillfeather was here.' }, { token })
    await api.runJobs()
    expect(
      await countOf("mails where text like '%Quillfeather%' and recipient = 'hello@test.example'"),
    ).toBeGreaterThan(0)
    const documents = await countOf('documents')
    const { data } = await api.ask('deleteMember', { password: 'secret' }, { token })
    expect(data).toMatchObject({ memberDeleted: true, keptRecords: ['consents'] })
    expect(await countOf('documents')).toBe(documents - 1)
    for (const table of ['requests', 'subscribers', 'watches'])
      expect(await countOf(`${table} where email = '${email}'`), table).toBe(0)
    const request = `mails where text like '%${email}%' or html like '%${email}%'`
    expect(await countOf(request), 'the mail to the desk').toBe(0)
    const after = await api.ask('listReviews', { locale: 'en', productId: boat })
    expect(after.data).toEqual(before.data)
    expect(api.invalidated).toEqual([expect.anything(), [`product:${boat}`, 'catalogue']])
  })

  test('leaves the receipt of what was paid, and takes that of what came to nothing', async () => {
    const token = await api.registerMember('leaver@mail.example')
    const claims = []
    for (const date of ['2026-12-02', '2026-12-03']) {
      const { data } = await bookBoat(api, token, { date })
      const claim = {
        bookingNumber: data.bookingNumber,
        amount: '10.00',
        currency: 'TRY',
        paidOn: '2026-11-20',
        sender: 'A. Test',
        receipt: base64,
      }
      expect((await api.ask('notifyPayment', claim, { token })).status).toBe(200)
      claims.push(data.bookingNumber)
    }
    const [paid, unpaid] = claims
    await rowsOf(`update reservations set collection_status = 2, paid_amount = 10 where booking_number = '${paid}'`)
    const later = Date.parse('2026-12-04T09:00:00Z')
    const { now } = api.clock
    api.clock.now = later
    const { data } = await api.ask('deleteMember', { password: 'secret' }, { token })
    api.clock.now = now
    expect(data.keptRecords).toEqual(['invoices', 'receipts', 'consents'])
    const left = await rowsOf("select file_name from documents where file_name like 'INT%' order by id desc limit 1")
    expect(left).toEqual([{ file_name: `${paid}.pdf` }])
    expect(await countOf(`documents where file_name = '${unpaid}.pdf'`)).toBe(0)
  })

  test("by a stranger who registered somebody's address takes nothing of that person's", async () => {
    const email = 'victim@mail.example'
    await leaveTraces(email)
    await api.runJobs()
    const written = await countOf(`mails where recipient = '${email}'`)
    expect(written).toBeGreaterThan(0)
    const { now } = api.clock
    api.clock.now += 60_000
    const stranger = await api.registerMember(email)
    await api.runJobs()
    const deleted = await api.ask('deleteMember', { password: 'secret' }, { token: stranger })
    api.clock.now = now
    expect(deleted.status).toBe(200)
    for (const table of ['requests', 'subscribers', 'watches'])
      expect(await countOf(`${table} where email = '${email}'`), table).toBe(1)
    expect(await countOf(`mails where recipient = '${email}'`), 'what had been written to them before').toBe(written)
  })
})
