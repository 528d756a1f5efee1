import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rejectAgency } from '@/backend/agency/decide'
import { ACCOUNT_TEXTS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { apply, approvalPassword, approve, signInAgency } from './support/agency'
import { bookBoat } from './support/booking'
import { mailsTo } from './support/mails'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

describe('the application', () => {
  test('is stored, answered by mail, and refused twice under one tax number however it is written', async () => {
    const { data, status } = await apply(api, '123 456 7890', 'Meltem@agency.example')
    expect([status, data.agencyId > 0]).toEqual([200, true])
    const [mail] = await mailsTo(api, 'meltem@agency.example')
    expect(mail?.subject).toBe(ACCOUNT_TEXTS.tr.agencyReceived.subject)
    expect((await apply(api, '1234567890', 'else@agency.example')).code).toBe('alreadyApplied')
    expect((await api.ask('getAgencyLanding', { agencyId: data.agencyId, locale: 'en' })).status).toBe(404)
  })

  test('under ten tax numbers and more fills nobody’s letter box, and is kept', async () => {
    const email = 'flooded@agency.example'
    const answers = []
    for (let number = 10; number < 22; number += 1) answers.push(await apply(api, `99000000${number}`, email))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await mailsTo(api, email)).toHaveLength(10)
  })

  test('documents are checked by content and kept where no route leads', async () => {
    const { data } = await apply(api, '2234567890', 'documents@agency.example')
    const { applicationToken } = data
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5A63' } })
      .png()
      .toBuffer()
    const jpeg = await sharp(png).jpeg().toBuffer()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const send = (bytes: Buffer, fileName = 'vergi levhası.pdf', token = applicationToken) =>
      api.ask('addAgencyDocument', {
        applicationToken: token,
        agencyDocumentKind: 'taxPlate',
        fileName,
        base64: bytes.toString('base64'),
      })
    expect((await send(pdf, '../../etc/x.pdf')).data).toMatchObject({
      agencyDocumentKind: 'taxPlate',
      fileName: '.._.._etc_x.pdf',
      mediaType: 'application/pdf',
      sizeBytes: pdf.length,
    })
    expect((await send(png)).data.mediaType).toBe('image/png')
    expect((await send(jpeg)).data.mediaType).toBe('image/jpeg')
    const refused = [
      Buffer.from('<html><script>alert(1)</script></html>'),
      Buffer.from('%PDF-1.4 cut short'),
      Buffer.from('%PDF-1.4 <</OpenAction 3 0 R>>\n%%EOF\n'),
      png.subarray(0, png.length - 30),
      Buffer.concat([png.subarray(0, 8), Buffer.from('no picture')]),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]
    for (const bytes of refused) expect((await send(bytes)).code).toBe('fileRefused')
    expect((await send(pdf, 'x.pdf', 'unknown-token-of-24-signs')).status).toBe(404)
    const db = api.registry.requireDatabase('alpha')
    const stored = await db.execute(
      `select kind, media_type, content from documents where agency_id = ${data.agencyId} order by id`,
    )
    const kept = (media_type: string, content: Buffer) => ({ kind: 'taxPlate', media_type, content })
    expect(stored.rows).toEqual([kept('application/pdf', pdf), kept('image/png', png), kept('image/jpeg', jpeg)])
    await api.runRecurring()
    api.clock.now += 25 * 3_600_000
    await api.runRecurring()
    api.clock.now -= 25 * 3_600_000
    const later = await db.execute(`select 1 from documents where agency_id = ${data.agencyId}`)
    expect(later.rows, 'only what waits for a request is tidied away').toHaveLength(3)
    const codes = []
    for (let number = 0; number < 6; number += 1) codes.push((await send(pdf)).code)
    expect(codes).toEqual([null, null, null, null, null, 'tooManyRequests'])
    const beyond = Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024 + 1)])
    expect([413, 422]).toContain((await send(beyond)).status)
  })

  test('approved: terms, a mailed password that must be changed, a page; rejected: a mail', async () => {
    const { data } = await apply(api, '3234567890', 'approved@agency.example')
    await approve(api, data.agencyId)
    await expect(approve(api, data.agencyId)).rejects.toThrow()
    const db = api.registry.requireDatabase('alpha')
    await expect(rejectAgency(db, data.agencyId, 'staff:1', api.clock.now)).rejects.toThrow('Not found.')
    const mail = (await mailsTo(api, 'approved@agency.example')).at(-1)
    expect(mail?.subject).toBe(ACCOUNT_TEXTS.tr.agencyApproved.subject.replace('{company}', 'Test Tours'))
    const password = await approvalPassword(api, 'approved@agency.example')
    const token = await signInAgency(api, 'approved@agency.example', password)
    const { data: agency } = await api.ask('getAgency', {}, { token })
    expect(agency).toMatchObject({ discountPercent: '15.00', mustChangePassword: true, tradeName: 'Meltem Seyahat' })
    expect((await bookBoat(api, token)).code).toBe('passwordChangeRequired')
    const change = { currentPassword: password, password: 'own-one', passwordConfirmation: 'own-one' }
    expect((await api.ask('changeAgencyPassword', change, { token })).data.mustChangePassword).toBe(false)
    expect((await bookBoat(api, token)).status).toBe(200)
    expect((await api.ask('getAgencyLanding', { agencyId: data.agencyId, locale: 'en' })).status).toBe(200)
    const other = await apply(api, '4234567890', 'rejected@agency.example')
    await rejectAgency(db, other.data.agencyId, 'staff:1', api.clock.now)
    const refusal = (await mailsTo(api, 'rejected@agency.example')).at(-1)
    expect(refusal?.subject).toBe(ACCOUNT_TEXTS.tr.agencyRejected.subject)
    expect((await apply(api, '4234567890', 'rejected@agency.example')).status).toBe(200)
  })
})
