import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originOf } from '@/backend/platform/tenancy/origin'
import { escapeHtml } from '@/domain/shared/escape-html'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { ACCOUNT_TEXTS, MAIL_TEXTS } from '@/messages/catalogues'
import { startTestApi, type TestApi } from './harness'
import { type ReceivedMail, startMailServer } from './support/mail-server'

/** The mails of an account as a mail server gets them: every language, as text and as HTML. */

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'
const FIRST_NAME = 'İpek & <Şule>'

let server: Awaited<ReturnType<typeof startMailServer>>
let api: TestApi

beforeAll(async () => {
  server = await startMailServer()
  api = await startTestApi({ env: { SMTP_URL: server.url } })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

const emailOf = (locale: Locale) => `ipek.${locale}@mail.example`
const addressOf = (locale: Locale, last: number) => `203.0.${113 + LOCALES.indexOf(locale)}.${last}`

async function register(locale: Locale): Promise<void> {
  const form = { firstName: FIRST_NAME, lastName: 'Işık', email: emailOf(locale), password: 'secret' }
  const rest = { passwordConfirmation: 'secret', privacyPolicy: true as const, locale }
  const from = { address: addressOf(locale, 7), userAgent: CHROME }
  expect((await api.ask('register', { ...form, ...rest }, from)).status).toBe(200)
}

/** What the server got of the jobs that are due, to this member alone. */
async function sentTo(locale: Locale): Promise<ReceivedMail[]> {
  const before = server.received.length
  await api.runJobs()
  return server.received.slice(before).filter(({ to }) => to.includes(emailOf(locale)))
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

/** Both halves say the same in the language of the member, and nothing is left unfilled. */
function expectMail(
  mail: ReceivedMail | undefined,
  locale: Locale,
  words: { subject: string; sentences: string[]; path: string },
) {
  expect(mail?.to).toEqual([emailOf(locale)])
  expect(mail?.from).toMatch(/@/)
  expect(mail?.subject).toBe(words.subject)
  expect(mail?.headers['content-type']).toMatch(/^multipart\/alternative/)
  const { text = '', html = '' } = mail ?? {}
  for (const sentence of [FIRST_NAME, ...words.sentences]) {
    expect(plain(text)).toContain(sentence)
    expect(plain(html)).toContain(escapeHtml(sentence))
  }
  expect(text).not.toMatch(/<\w|&amp;|&lt;/)
  for (const half of [text, html]) expect(half).not.toMatch(/\{\w+\}|undefined|\bnull\b/)
  expect(html).toContain(`lang="${locale}"`)
  expect(html.includes('dir="rtl"')).toBe(locale === 'ar')
  const link = `${originOf(api.services, 'alpha')}${locale === 'en' ? '' : `/${locale}`}${words.path}`
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}`)
}

describe.each(LOCALES)('in %s', (locale) => {
  test('who registers is welcomed', async () => {
    await register(locale)
    const mails = await sentTo(locale)
    const { subject, body, button } = MAIL_TEXTS[locale].welcome
    expect(mails).toHaveLength(1)
    const fill = (text: string) => text.replaceAll('{company}', 'Test Tours')
    expectMail(mails[0], locale, {
      subject: fill(subject),
      sentences: [fill(body), fill(button)],
      path: '/user/profile',
    })
  })

  test('a sign-in from a new place is told, with when, by what and from where', async () => {
    const login = (last: number, userAgent: string) =>
      api.ask('login', { email: emailOf(locale), password: 'secret' }, { address: addressOf(locale, last), userAgent })
    await login(7, CHROME)
    expect(await sentTo(locale)).toEqual([])
    api.clock.now += 60_000
    const { address, userAgent } = { address: '198.51.100.9', userAgent: FIREFOX }
    await api.ask('login', { email: emailOf(locale), password: 'secret' }, { address, userAgent })
    const mails = await sentTo(locale)
    const { newPlace, labels } = ACCOUNT_TEXTS[locale]
    expect(mails).toHaveLength(1)
    const facts = [labels.when, '21.11.2026', labels.device, 'Firefox', labels.network, '198.51.100.0']
    const sentences = [newPlace.body, newPlace.hint ?? '', newPlace.button, ...facts]
    expectMail(mails[0], locale, { subject: newPlace.subject, sentences, path: '/user/profile' })
    expect(mails[0]?.text).not.toContain('198.51.100.9')
  })

  test('a forgotten password is mailed, and signs in', async () => {
    const email = emailOf(locale)
    expect((await api.ask('forgotPassword', { email, locale }, { address: addressOf(locale, 8) })).status).toBe(200)
    const mails = await sentTo(locale)
    expect(mails).toHaveLength(1)
    const { subject, body, hint, button } = MAIL_TEXTS[locale].temporaryPassword
    const [before = '', after = ''] = body.split('{password}')
    const text = plain(mails[0]?.text ?? '')
    const start = text.indexOf(before) + before.length
    const password =
      /^\S+?(?=\s|$)/.exec(text.slice(start, after === '' ? undefined : text.indexOf(after, start)).trim())?.[0] ?? ''
    const sentences = [body.replace('{password}', password), hint, button]
    expectMail(mails[0], locale, { subject, sentences, path: '' })
    const session = await api.ask('login', { email, password }, { address: addressOf(locale, 7), userAgent: CHROME })
    expect(session.data.member.mustChangePassword).toBe(true)
  })
})

describe('a mail server that does not take a mail', () => {
  test('gets it once, when it takes it again', async () => {
    server.refuse(451)
    const email = 'later@mail.example'
    await api.registerMember(email)
    const before = server.received.length
    await api.runJobs()
    expect(server.received).toHaveLength(before)
    server.refuse(null)
    for (let hour = 0; hour < 6; hour += 1) {
      api.clock.now += 3_600_000
      await api.runJobs()
    }
    expect(server.received.slice(before).filter(({ to }) => to.includes(email))).toHaveLength(1)
  })

  test('that is away for a day and a half gets it all the same', async () => {
    server.refuse(451)
    const email = 'much-later@mail.example'
    await api.registerMember(email)
    const before = server.received.length
    for (let turn = 0; turn < 150; turn += 1) {
      api.clock.now += 15 * 60_000
      await api.runJobs()
    }
    expect(server.received).toHaveLength(before)
    server.refuse(null)
    api.clock.now += 3_600_000
    await api.runJobs()
    expect(server.received.slice(before).filter(({ to }) => to.includes(email))).toHaveLength(1)
  })
})
