import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailViewer } from '@/backend/providers/mail/viewer'
import { startTestApi, type TestApi } from './harness'

/** A mail server that takes everything and remembers it; enough of SMTP (RFC 5321) for one mail a connection. */
function startMailServer(): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let text = ''
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (isData) {
        if (!text.includes('\r\n.\r\n')) return
        received.push(text)
        isData = false
        text = ''
        return say('250 taken')
      }
      const lines = text.split('\r\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        isData = /^DATA/i.test(line)
        say(isData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 fine')
      }
    })
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ server, url: `smtp://127.0.0.1:${port}`, received })
    }),
  )
}

/** Undoes quoted-printable and base64 well enough to look for a word. */
const readable = (mail: string) => {
  const plain = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  const packed = [...mail.matchAll(/(?:^[A-Za-z0-9+/=]{20,}\r?\n?)+/gm)].map(([part]) =>
    Buffer.from(part, 'base64').toString(),
  )
  return [plain, ...packed].join('\n')
}

const forgot = (api: TestApi, email: string) => api.ask('forgotPassword', { email, locale: 'en' })

/** The password that the waiting job is going to mail. */
async function passwordIn(api: TestApi): Promise<string> {
  const db = api.registry.requireDatabase('alpha')
  const { rows } = await db.execute<{ password: string }>(
    "select payload ->> 'password' as password from jobs where done_at is null and payload ? 'password' order by id desc limit 1",
  )
  return rows[0]?.password ?? ''
}

/** Everything of a tenant that could hold it: each table's rows as text. */
async function tablesWith(api: TestApi, secret: string): Promise<string[]> {
  const db = api.registry.requireDatabase('alpha')
  const { rows } = await db.execute<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await db.execute(`select 1 from "${name}" t where position('${secret}' in t::text) > 0 limit 1`)
    if (hits.rows.length > 0) found.push(name)
  }
  return found
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
    smtp.server.close()
  })

  test('reaches its reader, works, and is nowhere in the database once the mail is sent', async () => {
    const email = 'sent@mail.example'
    await sending.registerMember(email)
    await sending.runJobs()
    await forgot(sending, email)
    const password = await passwordIn(sending)
    expect(password).toHaveLength(12)
    await sending.runJobs()
    expect(readable(smtp.received.at(-1) ?? '')).toContain(password)
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
