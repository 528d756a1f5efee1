import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAXIMUM_DOCUMENT_BYTES } from '@/domain/requests/document-limits'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const person = (email: string) => ({
  locale: 'de' as const,
  firstName: 'Hannah',
  lastName: 'Weiß',
  email,
  phone: '+49 170 1234567',
  privacyPolicy: true as const,
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}::1`

interface Mail {
  subject: string
  text: string
  html: string
  locale: string
}

async function mailsTo(recipient: string): Promise<Mail[]> {
  await api.runJobs()
  const db = api.registry.requireDatabase('alpha')
  const result = await db.execute<Mail & Record<string, unknown>>(
    `select subject, text, html, locale from mails where recipient = '${recipient}' order by id`,
  )
  return result.rows
}

const options = (token?: string) => ({
  idempotencyKey: randomUUID(),
  address: anyAddress(),
  ...(token ? { token } : {}),
})

async function upload(content: Buffer, fileName = 'befund.pdf') {
  const base64 = content.toString('base64')
  return api.ask('addDocument', { fileName, base64, documentConsent: true }, { address: anyAddress() })
}

const health = (email: string, changes: object = {}) => ({
  ...person(email),
  field: 'dental' as const,
  treatment: 'Zwei Implantate',
  spokenLanguage: 'de' as const,
  dateFrom: '2027-01-10',
  dateTo: '2027-01-20',
  flexibleDays: 7,
  ...changes,
})

describe('a request', () => {
  test('gets a number and two mails: one in its own language, one in that of the shop', async () => {
    const { status, data } = await api.ask(
      'sendContact',
      { ...person('hannah@mail.example'), subject: 'Anreise', message: 'Wie kommen wir hin?\n<b>Danke</b>' },
      options(),
    )
    expect(status).toBe(200)
    expect(data.requestNumber).toMatch(/^C-261121-[A-Z0-9]{5}$/)
    const [mine] = await mailsTo('hannah@mail.example')
    expect(mine).toMatchObject({ locale: 'de', subject: `Ihre Nachricht ist angekommen: ${data.requestNumber}` })
    expect(mine?.text).toContain('Anfrage: Nachricht')
    const operators = await mailsTo('hello@test.example')
    expect(operators.at(-1)).toMatchObject({ locale: 'en', subject: `New request ${data.requestNumber}: Hannah Weiß` })
    expect(operators.at(-1)?.text).toContain('Subject: Anreise')
    expect(operators.at(-1)?.text).toContain('hannah@mail.example')
    expect(operators.at(-1)?.text).toContain('German')
    expect(operators.at(-1)?.text).not.toContain('<b>')
  })

  test('sent twice with one key is kept once', async () => {
    const key = randomUUID()
    const form = { ...person('twice@mail.example'), message: 'Once, please.' }
    const send = () => api.ask('sendContact', form, { idempotencyKey: key, address: anyAddress() })
    const first = await send()
    const second = await send()
    expect(second.data.requestNumber).toBe(first.data.requestNumber)
    expect(await mailsTo('twice@mail.example')).toHaveLength(1)
    const other = await api.ask('sendContact', { ...form, message: 'Another.' }, { idempotencyKey: key })
    expect(other.code).toBe('idempotencyKeyReused')
  })

  test('a line break in a name adds no header to the mail', async () => {
    const form = { ...person('header@mail.example'), firstName: 'Eve\r\nBcc: all@mail.example', message: 'Hi' }
    await api.ask('sendContact', form, options())
    const operators = await mailsTo('hello@test.example')
    expect(operators.at(-1)?.subject).not.toMatch(/[\r\n]/)
  })

  test('a special offer keeps its wishes; past dates, wrong order and negative budgets are refused', async () => {
    const offer = {
      ...person('offer@mail.example'),
      kind: 'yacht' as const,
      placeWish: 'Göcek',
      dateFrom: '2027-06-05',
      dateTo: '2027-06-12',
      flexibleDays: 3,
      pax: { adult: 6, child: 2, infant: 0 },
      budget: { amount: '9000.00', currency: 'EUR' },
      message: 'Mit Koch, bitte.',
    }
    expect((await api.ask('requestOffer', offer, options())).status).toBe(200)
    const [mail] = (await mailsTo('hello@test.example')).slice(-1)
    expect(mail?.text).toContain('05.06.2027 – 12.06.2027, ± 3 days')
    const refused = async (change: object) =>
      Object.keys((await api.ask('requestOffer', { ...offer, ...change }, options())).body.fields as object)
    expect(await refused({ dateFrom: '2026-01-01', dateTo: null })).toEqual(['tarih_ilk'])
    expect(await refused({ dateTo: '2027-06-01' })).toEqual(['tarih_son'])
    expect(await refused({ budget: { amount: '-5.00', currency: 'EUR' } })).toEqual(['butce.tutar'])
    expect(await refused({ pax: { adult: 0, child: 1, infant: 0 } })).toEqual(['pax.yetiskin'])
    expect((await api.ask('requestOffer', { ...offer, productId: 999_999 }, options())).status).toBe(404)
  })

  test('a wedding has its fields; the member sees it, another member does not', async () => {
    const token = await api.registerMember('bride@mail.example')
    const proven = `update members set email_verified_at = now() where email = 'bride@mail.example'`
    await api.registry.requireDatabase('alpha').execute(proven)
    const { data } = await api.ask(
      'requestWedding',
      {
        ...person('bride@mail.example'),
        weddingDate: '2027-05-22',
        flexibleDays: 14,
        guests: 60,
        venue: 'garden',
        placeWish: 'Kaş',
        modules: ['flowers', 'music', 'Feuerwerk'],
        budget: { amount: '15000.00', currency: 'EUR' },
      },
      options(token),
    )
    expect(data.requestNumber).toMatch(/^W-/)
    const mine = (await api.ask('listRequests', {}, { token })).data.requests
    expect(mine).toMatchObject([
      {
        requestNumber: data.requestNumber,
        requestKind: 'wedding',
        requestStatus: 'new',
        payload: { requestKind: 'wedding', guests: 60, modules: ['flowers', 'music', 'Feuerwerk'] },
      },
    ])
    const [mail] = (await mailsTo('bride@mail.example')).slice(-1)
    expect(mail?.text).toContain('Blumen')
    expect(mail?.text).toContain('Feuerwerk')
    const other = await api.registerMember('groom@mail.example')
    expect((await api.ask('listRequests', {}, { token: other })).data.requests).toEqual([])
    expect((await api.ask('listRequests', {}, { token, company: 'beta' })).status).toBe(401)
    expect((await api.ask('listRequests', {})).status).toBe(401)
  })

  test('too many from one address are stopped', async () => {
    const send = () =>
      api.ask(
        'sendContact',
        { ...person('many@mail.example'), message: 'Again' },
        { idempotencyKey: randomUUID(), address: '198.51.100.9' },
      )
    const answers = await Promise.all(Array.from({ length: 12 }, send))
    expect(answers.filter((answer) => answer.code === 'tooManyRequests')).toHaveLength(2)
  })

  test('fills no letter box: from however many networks, ten mails a day go to an address, and all are kept', async () => {
    const form = { ...person('victim@mail.example'), message: 'https://bait.example' }
    const sent = []
    for (let count = 0; count < 12; count += 1) sent.push(await api.ask('sendContact', form, options()))
    expect(sent.every(({ status, data }) => status === 200 && data.requestNumber.startsWith('C-'))).toBe(true)
    expect(await mailsTo('victim@mail.example')).toHaveLength(10)
    const operators = (await mailsTo('hello@test.example')).filter(({ text }) => text.includes('victim@mail.example'))
    expect(operators).toHaveLength(12)
  })
})

describe('documents of a health enquiry', () => {
  test('go with their request, are named to the member and never handed out', async () => {
    const token = await api.registerMember('patient@mail.example')
    const { data: document } = await upload(PDF)
    expect(document).toMatchObject({ mediaType: 'application/pdf', sizeBytes: PDF.length, fileName: 'befund.pdf' })
    const documents = [document.documentToken]
    const form = health('patient@mail.example', { documents, documentConsent: true })
    const sent = await api.ask('requestHealth', form, options(token))
    expect(sent.data.requestNumber).toMatch(/^H-/)
    const [mine] = (await api.ask('listRequests', {}, { token })).data.requests
    expect(mine).toMatchObject({ documentNames: ['befund.pdf'], payload: { documents: [] } })
    const again = await api.ask('requestHealth', form, options(token))
    expect([again.status, again.code]).toEqual([422, 'documentUnknown'])
    for (const path of [document.documentToken, `alpha/documents/${document.documentToken}.pdf`]) {
      expect((await api.app.request(`/uploads/${path}`)).status).toBe(404)
    }
    const db = api.registry.requireDatabase('alpha')
    const leaks = await db.execute(
      `select 1 from mails where html like '%${document.documentToken}%' or text like '%${PDF.toString('base64')}%'`,
    )
    expect(leaks.rows).toEqual([])
  })

  test('end as what they are: a PDF that is a page or a program too is not opened as one', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5A63' } })
      .png()
      .toBuffer()
    const jpeg = await sharp(png).jpeg().toBuffer()
    const nameOf = async (content: Buffer, name: string) => (await upload(content, name)).data.fileName
    expect(await nameOf(PDF, 'passport.html')).toBe('passport.html.pdf')
    expect(await nameOf(PDF, 'passport.pdf.bat')).toBe('passport.pdf.bat.pdf')
    expect(await nameOf(PDF, 'fdp.\u202eexe.pdf ')).toBe('fdp.exe.pdf')
    expect(await nameOf(png, 'scan')).toBe('scan.png')
    expect(await nameOf(jpeg, 'Scan.JPEG')).toBe('Scan.JPEG')
    expect(await nameOf(PDF, 'x'.repeat(120))).toBe(`${'x'.repeat(116)}.pdf`)
  })

  test('want a consent of their own', async () => {
    const { data } = await upload(PDF)
    const form = health('noconsent@mail.example', { documents: [data.documentToken] })
    const refused = await api.ask('requestHealth', form, options())
    expect(refused.body.fields).toEqual({ belge_onayi: 'agree' })
    const withoutConsent = { fileName: 'x.pdf', base64: PDF.toString('base64'), documentConsent: false as never }
    expect((await api.ask('addDocument', withoutConsent)).status).toBe(422)
  })

  test.each([
    ['a script called PDF', Buffer.from('<script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a cut PDF', PDF.subarray(0, 20)],
    ['a zip', Buffer.from('PK\u0003\u0004 %%EOF')],
  ])('%s is refused by its content', async (_name, content) => {
    expect((await upload(content)).code).toBe('fileRefused')
  })

  test('a PDF that acts when it is opened is refused, and its sender is told so', async () => {
    const active = Buffer.from('%PDF-1.4\n1 0 obj\n<</#4fpenAction<</S/JavaScript>>>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const { status, body } = await upload(active)
    expect([status, body.code, body.fields]).toEqual([422, 'fileRefused', { base64: 'activeContent' }])
  })

  test('are bounded in size, and what is no base64 is refused', async () => {
    const large = Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(MAXIMUM_DOCUMENT_BYTES - PDF.length), PDF])
    expect((await upload(large.subarray(0, MAXIMUM_DOCUMENT_BYTES))).status).toBe(422)
    const most = Buffer.concat([PDF.subarray(0, 9), Buffer.alloc(MAXIMUM_DOCUMENT_BYTES - 9 - PDF.length), PDF])
    expect((await upload(most)).data.sizeBytes).toBe(MAXIMUM_DOCUMENT_BYTES)
    expect((await upload(Buffer.alloc(MAXIMUM_DOCUMENT_BYTES + 300_000))).status).toBe(413)
    const junk = { fileName: 'x.pdf', base64: '!!!! not base64', documentConsent: true as const }
    expect((await api.ask('addDocument', junk, { address: anyAddress() })).code).toBe('fileRefused')
  })

  test('that no request took are deleted after a day', async () => {
    const { data } = await upload(PDF)
    await api.runRecurring()
    api.clock.now += 25 * 3_600_000
    await api.runRecurring()
    const form = health('late@mail.example', { documents: [data.documentToken], documentConsent: true })
    expect((await api.ask('requestHealth', form, options())).code).toBe('documentUnknown')
    api.clock.now -= 25 * 3_600_000
  })
})
