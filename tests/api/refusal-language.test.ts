import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '@/backend/platform/database/client'
import { type ErrorCode, messageOf } from '@/backend/platform/http/errors'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { startTestApi, type TestApi } from './harness'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

async function ask(path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await api.app.request(path, { ...init, headers: { company: 'alpha', ...headers } })
  return { response, body: await response.json() }
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

type Answer = Awaited<ReturnType<typeof ask>>

function expectTold({ response, body }: Answer, code: ErrorCode, locale: Locale) {
  const message = messageOf(code, locale)
  expect(body).toMatchObject({ success: 0, code, message, data: { success: 0, code, status: code, message } })
  expect(response.headers.get('content-language')).toBe(locale)
}

describe('a refusal speaks the language of the call', () => {
  test.each(LOCALES)('`lang` of a query: %s', async (lang) => {
    expectTold(await ask(`/uye-bilgileri-get?lang=${lang}`), 'unauthenticated', lang)
  })

  test.each(LOCALES)('`lang` of a body: %s', async (lang) => {
    expectTold(await post('/uye-sifremi-unuttum-post', JSON.stringify({ lang })), 'invalidRequest', lang)
  })

  test('`lang` before Accept-Language; that where `lang` is none of ours', async () => {
    const headers = { 'accept-language': 'ru, en;q=0.5' }
    expectTold(await ask('/category-urun-getir?slug=nothing&lang=nl', { headers }), 'notFound', 'nl')
    expectTold(await ask('/uye-bilgileri-get?lang=xx', { headers }), 'unauthenticated', 'ru')
    expectTold(await post('/uye-giris-yap-post', '{', headers), 'malformedJson', 'ru')
    expectTold(await ask('/nothing', { headers: { 'accept-language': 'fr, ar;q=0.4, tr;q=0.2' } }), 'callUnknown', 'ar')
  })

  test('what is wrong with a field is a word that a program can read, never a sentence', async () => {
    const form = { e_mail: 'x', sifre: '1', sifre_onay: '2', ad: 7, gizlilik_politikasi: false, lang: 'de' }
    const { body } = await post('/uye-kayit-ol-post', JSON.stringify(form))
    expect(body.fields).toMatchObject({ e_mail: 'email', ad: 'invalid_type' })
    expect(Object.values(body.fields).filter((fault) => !/^\w+$/.test(String(fault)))).toEqual([])
  })

  test('what is no language is no reason to fall over', async () => {
    expectTold(await post('/uye-giris-yap-post', '{"lang":{"__proto__":1}}'), 'invalidRequest', 'en')
    expectTold(await ask(`/uye-bilgileri-get?lang=${'x'.repeat(10_000)}`), 'unauthenticated', 'en')
  })

  test("nothing said: the tenant's default, as soon as it is another", async () => {
    const db = api.registry.requireDatabase('beta')
    const headers = { company: 'beta', 'accept-language': 'ja' }
    const [row] = await db.select().from(schema.settings).where(eq(schema.settings.section, 'language'))
    const language = row?.value as { default: Locale; enabled: Locale[] }
    expectTold(await ask('/uye-bilgileri-get', { headers }), 'unauthenticated', language.default)
    const other = language.enabled.find((locale) => locale !== language.default) ?? 'tr'
    const value = { ...language, default: other }
    await db.update(schema.settings).set({ value }).where(eq(schema.settings.section, 'language'))
    expectTold(await ask('/uye-bilgileri-get', { headers }), 'unauthenticated', other)
    expectTold(await ask('/uye-bilgileri-get', { headers: { company: 'nobody' } }), 'companyUnknown', 'en')
  })
})

describe('across origins', () => {
  const preflight = (origin: string, method: string) => {
    const headers = { origin, 'access-control-request-method': method, 'access-control-request-headers': 'company' }
    return api.app.request('/home-urun-listele', { method: 'OPTIONS', headers })
  }
  const allowed = (response: Response, name: string) => response.headers.get(`access-control-allow-${name}`)

  test('anybody may ask for public reads, with the company header', async () => {
    const asked = await preflight('https://elsewhere.example', 'GET')
    expect([asked.status, allowed(asked, 'origin')]).toEqual([204, '*'])
    expect(allowed(asked, 'methods')).toBe('GET, HEAD')
    expect(allowed(asked, 'headers')).toContain('company')
    expect(allowed(asked, 'headers')).not.toContain('authorization')
    const headers = { origin: 'https://elsewhere.example' }
    for (const method of ['GET', 'HEAD']) {
      const response = await api.app.request('/other-setting-get', {
        method,
        headers: { ...headers, company: 'alpha' },
      })
      expect([response.status, allowed(response, 'origin')]).toEqual([200, '*'])
    }
  })

  test("tokens and writes are for the tenant's own pages", async () => {
    const own = 'https://alpha.localhost'
    const asked = await preflight(own, 'POST')
    expect([allowed(asked, 'origin'), allowed(asked, 'methods')]).toEqual([own, 'GET, HEAD, POST'])
    expect(allowed(asked, 'headers')).toContain('authorization')
    const origins: [string, string | null][] = [
      [own, own],
      ['https://beta.localhost', null],
      ['https://elsewhere.example', null],
      ['null', null],
    ]
    for (const [origin, expected] of origins) {
      const token = { origin, authorization: `Bearer ${'x'.repeat(32)}` }
      expect(allowed((await ask('/uye-bilgileri-get', { headers: token })).response, 'origin')).toBe(expected)
      expect(allowed((await post('/uye-giris-yap-post', '{}', { origin })).response, 'origin')).toBe(expected)
    }
  })
})

test('what is no call of the contract refuses in the same way', async () => {
  const webhook = await post('/odeme-webhook', '{"x":1}', { 'accept-language': 'de' })
  expect(webhook.response.status).toBe(401)
  expectTold(webhook, 'signatureInvalid', 'de')
  expectTold(await ask('/uploads/alpha/urun/nothing.webp?lang=tr'), 'notFound', 'tr')
})
