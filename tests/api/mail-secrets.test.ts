import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailViewer } from '@/backend/mail/viewer'
import { startTestApi, type TestApi } from './harness'
import { startMailServer } from './support/mail-server'
import { tablesWith } from './support/tables-with'

const forgot = (api: TestApi, email: string) => api.ask('forgotPassword', { email, locale: 'en' })

/** The password that the waiting job is going to mail. */
async function passwordIn(api: TestApi): Promise<string> {
  const db = api.registry.requireDatabase('alpha')
  const { rows } = await db.execute<{ password: string }>(
    "select payload ->> 'password' as password from jobs where done_at is null and payload ? 'password' order by id desc limit 1",
  )
  return rows[0]?.password ?? ''
}

describe('a mailed password', () => {
  let smtp: Awaited<ReturnType<typeof startMailServer>>
  let sending: TestApi
  let demo: TestApi
  beforeAll(async () => {
    smtp = await startMailServer()
    sending = await startTestApi({ env: { SMTP_URL: smtp.url } })
    demo = await startTestApi()
  })
  afterAll(async () => {
    await sending.stop()
    await demo.stop()
    await smtp.stop()
  })

  test('reaches its reader, works, and is nowhere in the database once the mail is sent', async () => {
    const email = 'sent@mail.example'
    await sending.registerMember(email)
    await sending.runJobs()
    await forgot(sending, email)
    const password = await passwordIn(sending)
    expect(password).toHaveLength(12)
    await sending.runJobs()
    expect(smtp.received.at(-1)?.text).toContain(password)
    expect(await tablesWith(sending, password)).toEqual([])
    const db = sending.registry.requireDatabase('alpha')
    const kept = await db.execute(
      `select text, sent_at from mails where recipient = '${email}' order by id desc limit 1`,
    )
    expect(kept.rows[0]).toMatchObject({ text: expect.stringContaining('••••••••'), sent_at: expect.anything() })
    expect((await sending.ask('login', { email, password })).data.member.mustChangePassword).toBe(true)
  })

  test('without a mail server the viewer shows the mail whole', async () => {
    const email = 'viewed@mail.example'
    await demo.registerMember(email)
    await demo.runJobs()
    await forgot(demo, email)
    const password = await passwordIn(demo)
    await demo.runJobs()
    expect(await tablesWith(demo, password)).toEqual(['mails'])
    const viewer = createMailViewer(demo.services)
    const [mail] = (await (await viewer.request(`/mails.json?to=${email}`)).json()) as { id: number; text: string }[]
    expect(mail?.text).toContain(password)
    expect(await (await viewer.request(`/alpha/${mail?.id}`)).text()).toContain(password)
  })
})
