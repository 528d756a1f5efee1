import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setMedicalPermission } from '@/backend/desk/people/permissions'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { sealStoredDocuments } from '@/backend/documents/seal-stored'
import { createDocumentSealer } from '@/backend/documents/sealer'
import { queueMail } from '@/backend/outbox/queue-mail'
import { dropMedicalTexts, sealStoredRequests } from '@/backend/requests/medical-text'
import { requireSettings } from '@/backend/settings/repository'
import { LOCALES } from '@/domain/shared/locales'
import { REQUEST_WORDS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { atDesk, type DeskBrowser } from './support/desk'
import { startMailServer } from './support/mail-server'
import { mailsTo } from './support/mails'
import { tablesWith } from './support/tables-with'

const { en, de } = DESK_TEXTS
const MARK = 'Quillfeather-HIV'
const PDF = Buffer.from(`%PDF-1.4\n1 0 obj\n<<>>\nendobj\n${MARK}\ntrailer\n<<>>\n%%EOF\n`)
const DAY = 86_400_000

let api: TestApi
let manager: DeskBrowser
let staff: DeskBrowser

beforeAll(async () => {
  api = await startTestApi()
  manager = await atDesk(api, 'manager@test.example')
  staff = await atDesk(api, 'staff@test.example')
})
afterAll(() => api.stop())

const database = () => api.registry.requireDatabase('alpha')
const rows = async (query: string) => (await database().execute(query)).rows
const countOf = async (where: string) =>
  Number((await rows(`select count(*)::int as n from documents where ${where}`))[0]?.n)
const permit = (email: string, isAllowed: boolean) => setMedicalPermission(database(), email, isAllowed, api.clock.now)

/** A health request with one document; `id` is the document's. */
async function sendHealthRequest(token?: string, email = 'patient@mail.example', text: object = {}) {
  const options = () => ({
    ...(token ? { token } : {}),
    address: `2001:db8:${randomUUID().slice(0, 4)}::1`,
    idempotencyKey: randomUUID(),
  })
  const upload = { fileName: `${MARK}.pdf`, base64: PDF.toString('base64'), documentConsent: true as const }
  const { data: document } = await api.ask('addDocument', upload, options())
  const enquiry = {
    locale: 'en' as const,
    firstName: 'Ada',
    lastName: 'Lane',
    email,
    privacyPolicy: true as const,
    field: 'dental' as const,
    treatment: 'Implant',
    spokenLanguage: 'en' as const,
    documents: [document.documentToken],
    documentConsent: true,
    ...text,
  }
  const { status, data } = await api.ask('requestHealth', enquiry, options())
  expect(status).toBe(200)
  const [row] = await rows(
    `select r.id as request, d.id from requests r join documents d on d.request_id = r.id where r.number = '${data.requestNumber}'`,
  )
  return { id: Number(row?.id), request: Number(row?.request), number: data.requestNumber }
}

test('an account without the permission, a manager’s too, sees number and kind and is refused the document', async () => {
  const { id, request } = await sendHealthRequest()
  for (const [browser, texts] of [
    [manager, en],
    [staff, de],
  ] as const) {
    const page = await browser.get(`/requests/${request}`)
    expect(page.html).toContain('1 · PDF')
    expect(page.html).not.toContain(`/papers/${id}`)
    expect(page.html).not.toContain(MARK)
    expect(page.html).toContain(texts.refusals.medicalDocuments)
    const answer = await browser.get(`/papers/${id}`)
    expect([answer.status, answer.html.includes(texts.refusals.medicalDocuments)]).toEqual([403, true])
    expect(answer.html).not.toContain(MARK)
  }
  expect(await rows(`select 1 from desk_log where action = 'medicalDocumentOpened'`)).toEqual([])
})

test('an account with the permission opens it, each time is logged, and the permission ends at once', async () => {
  const { id, request } = await sendHealthRequest()
  expect(await permit('STAFF@test.example', true)).toBe('staff@test.example')
  expect((await staff.get(`/requests/${request}`)).html).toContain(`/desk/alpha/papers/${id}`)
  for (const _ of [1, 2]) {
    const { status, html, headers } = await staff.get(`/papers/${id}`)
    expect([status, html]).toEqual([200, PDF.toString()])
    expect(headers.get('content-disposition')).toContain(`${MARK}.pdf`)
  }
  const log = await rows(
    `select s.email, l.label, l.at from desk_log l join staff s on s.id = l.staff_id
     where l.action = 'medicalDocumentOpened' and l.subject = 'request' and l.subject_id = ${request}`,
  )
  expect(log.map(({ email, label }) => [email, label])).toEqual(Array(2).fill(['staff@test.example', String(id)]))
  expect(await permit('staff@test.example', false)).toBe('staff@test.example')
  expect((await staff.get(`/papers/${id}`)).status).toBe(403)
  const changes = await rows(`select before, after from desk_log where action = 'staffChanged' order by id`)
  expect(changes.map(({ after }) => after)).toEqual([{ medicalDocuments: true }, { medicalDocuments: false }])
  expect(await permit('nobody@test.example', true)).toBeNull()
})

test('a manager who gives somebody another password takes the permission with it', async () => {
  await permit('staff@test.example', true)
  const [person] = await rows(`select id from staff where email = 'staff@test.example'`)
  const path = `/staff/${person?.id}`
  const { status } = await manager.submit(path, `${path}/password`, { password: 'another-password-1' })
  expect(status).toBe(303)
  expect(await rows(`select medical_documents from staff where id = ${person?.id}`)).toEqual([
    { medical_documents: false },
  ])
})

test('name and content stand encrypted alone in the database and in no mail; their owner reads both', async () => {
  const token = await api.registerMember('owner@mail.example')
  await sendHealthRequest(token, 'owner@mail.example')
  expect((await mailsTo(api, 'owner@mail.example')).at(-1)?.text).not.toContain(MARK)
  expect(await tablesWith(api, MARK)).toEqual([])
  expect(await countOf(`encode(content, 'escape') like '%${MARK}%' or sealed_with is null`)).toBe(0)
  const [listed] = (await api.ask('listRequests', {}, { token })).data.requests
  expect(listed?.documentNames).toEqual([`${MARK}.pdf`])
  const { requests } = (await api.ask('exportMember', {}, { token })).data
  expect(requests[0]?.papers).toEqual([
    { fileName: `${MARK}.pdf`, mediaType: 'application/pdf', sizeBytes: PDF.length, base64: PDF.toString('base64') },
  ])
})

test('documents that the release before stored plain are encrypted by the hourly job, and again when the key is changed', async () => {
  const { id } = await sendHealthRequest()
  const plain = `file_name = '${MARK}.pdf', content = decode('${PDF.toString('hex')}', 'hex')`
  await rows(`update documents set ${plain}, sealed_name = null, sealed_content = null, sealed_with = null`)
  await permit('manager@test.example', true)
  expect((await manager.get(`/papers/${id}`)).html).toBe(PDF.toString())
  await api.runRecurring()
  expect(await countOf('sealed_with is null')).toBe(0)
  expect(await tablesWith(api, MARK)).toEqual([])
  expect((await manager.get(`/papers/${id}`)).html).toBe(PDF.toString())

  const { env } = api.services
  const changed = {
    ...env,
    DOCUMENTS_KEY: 'another-key-of-the-documents-32-signs',
    DOCUMENTS_KEY_BEFORE: env.DOCUMENTS_KEY,
  }
  const [{ n } = { n: 0 }] = await rows('select count(*)::int as n from documents')
  expect(await sealStoredDocuments(database(), createDocumentSealer(changed, 'alpha'))).toBe(Number(n))
  expect(await countOf(`sealed_with = '${createDocumentSealer(env, 'alpha').keyId}'`)).toBe(0)
  Object.assign(env, changed)
  expect((await manager.get(`/papers/${id}`)).html).toBe(PDF.toString())
  await permit('manager@test.example', false)
})

test('the free text of a health request is encrypted, in no mail, and read with the permission alone', async () => {
  const token = await api.registerMember('reader@mail.example')
  const text = { treatment: `${MARK} implant`, message: `I take ${MARK} each day` }
  const { request, number } = await sendHealthRequest(token, 'reader@mail.example', text)
  expect(await tablesWith(api, MARK)).toEqual([])
  await api.runJobs()
  const { contact } = await requireSettings(database(), 'alpha')
  const mails = [...(await mailsTo(api, contact.email)), ...(await mailsTo(api, 'reader@mail.example'))]
  const own = mails.filter((mail) => mail.text.includes(number))
  expect(own.length).toBe(2)
  expect(own.filter((mail) => mail.text.includes(MARK))).toEqual([])
  expect(own.filter((mail) => mail.text.includes(REQUEST_WORDS.en.signInToRead)).length).toBe(1)

  await permit('manager@test.example', false)
  const closed = await manager.get(`/requests/${request}`)
  expect([closed.html.includes(MARK), closed.html.includes(en.refusals.medicalDocuments)]).toEqual([false, true])
  const views = () =>
    rows(`select 1 from desk_log where action = 'medicalTextRead' and subject = 'request' and subject_id = ${request}`)
  expect((await views()).length).toBe(0)
  await permit('manager@test.example', true)
  expect((await manager.get(`/requests/${request}`)).html).toContain(text.message)
  expect((await views()).length).toBe(1)
  await permit('manager@test.example', false)
  const [listed] = (await api.ask('listRequests', {}, { token })).data.requests
  expect(listed?.payload).toMatchObject(text)
})

test('no mail names the field of a health request, and the outbox keeps nothing of what was sent about it', async () => {
  const smtp = await startMailServer()
  const { env } = api.services
  try {
    const before = env.SMTP_URL
    env.SMTP_URL = smtp.url
    const token = await api.registerMember('outbox@mail.example')
    await rows(`update members set email_verified_at = now() where email = 'outbox@mail.example'`)
    const { request, number } = await sendHealthRequest(token, 'outbox@mail.example')
    await api.runJobs()
    await queueMail(
      database(),
      { kind: 'requestConfirmed', requestId: request, words: `Your ${MARK}` },
      'x',
      api.clock.now,
    )
    await api.runJobs()
    env.SMTP_URL = before
    const sent = smtp.received.filter(({ text }) => text.includes(number))
    expect(sent).toHaveLength(3)
    for (const locale of LOCALES) {
      const { dental } = REQUEST_WORDS[locale].fields
      expect(sent.filter(({ text }) => text.includes(`: ${dental}`))).toEqual([])
    }
    expect(await rows(`select 1 from mails where text like '%${number}%' or html like '%${number}%'`)).toEqual([])
    expect(await rows(`select 1 from mails where subject like '%${number}%' and sent_at is not null`)).toHaveLength(3)
  } finally {
    await smtp.stop()
  }
})

test('free text that the release before stored plain is encrypted by the hourly job, twice without change, and deleted', async () => {
  const { request } = await sendHealthRequest()
  const sealedIn = () => rows(`select encode(sealed_text, 'hex') as text, payload from requests where id = ${request}`)
  await rows(
    `update requests set payload = payload || '{"treatment": "${MARK}"}', sealed_text = null, sealed_with = null where id = ${request}`,
  )
  // The hourly job has run at this instant in a test above.
  api.clock.now += 2 * 3_600_000
  await api.runRecurring()
  api.clock.now -= 2 * 3_600_000
  expect(await tablesWith(api, MARK)).toEqual([])
  const before = await sealedIn()
  expect(before[0]?.text).not.toBeNull()
  expect(await sealStoredRequests(database(), createDocumentSealer(api.services.env, 'alpha'))).toBe(0)
  expect(await sealedIn()).toEqual(before)
  await dropMedicalTexts(database(), new Date(0), new Date(api.clock.now - DAY))
  expect(await sealedIn()).toEqual(before)
  await dropMedicalTexts(database(), new Date(0), new Date(api.clock.now + DAY))
  expect((await sealedIn())[0]?.text).toBeNull()
})

test('they are deleted after the tenant’s term from the decision on, and after 400 days in any case', async () => {
  const start = api.clock.now
  await rows('delete from documents')
  await rows(`update settings set value = value || '{"medicalDocumentDays": 30}' where section = 'other'`)
  const closed = await sendHealthRequest()
  const reopened = await sendHealthRequest()
  const former = await sendHealthRequest()
  const open = await sendHealthRequest()
  const at = async (days: number) => {
    api.clock.now = start + days * DAY
    manager = await atDesk(api, 'manager@test.example')
    await api.runRecurring()
    return (await rows('select id from documents order by id')).map(({ id }) => Number(id))
  }
  const decide = (request: number, state: string) =>
    manager.submit(`/requests/${request}`, `/requests/${request}/state`, { state })
  await at(10)
  expect((await decide(closed.request, 'closed')).status).toBe(303)
  expect((await decide(reopened.request, 'closed')).status).toBe(303)
  // The release before writes the state alone.
  await rows(`update requests set status = 'declined' where id = ${former.request}`)
  await at(12)
  expect((await decide(reopened.request, 'new')).status).toBe(303)
  expect(await at(39)).toEqual([closed.id, reopened.id, former.id, open.id])
  expect(await at(41)).toEqual([reopened.id, former.id, open.id])
  expect(await at(43)).toEqual([reopened.id, open.id])
  expect(await at(399)).toEqual([reopened.id, open.id])
  expect(await at(401)).toEqual([])
  api.clock.now = start
})
