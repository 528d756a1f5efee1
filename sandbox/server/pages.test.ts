// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import {
  ask,
  decodeHtml,
  post,
  readFormAction,
  readHiddenFields,
  runSandbox,
  sampleOrder,
  type TestSandbox,
} from '../test-support/run-sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await runSandbox({ SANDBOX_MERCHANT_NAME: 'Lykia & <Tours>' })
})

afterAll(() => sandbox.close())
afterEach(() => fetch(`${sandbox.origin}/_faults`, { method: 'DELETE' }))

async function startAt(changes: Record<string, unknown> = {}): Promise<string> {
  const started = await ask((done) => sandbox.official.threedsInitialize.create(sampleOrder(changes), done))
  return readFormAction(decodeHtml(started))
}

async function openPage(url: string): Promise<string> {
  const answer = await fetch(url)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  return answer.text()
}

/** Removes direction marks and replaces special spaces, which differ between versions of the ICU data. */
const toPlain = (text: string): string => text.replace(/[\u200e\u200f]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** Checks basic accessibility: a language, one heading, a label for every field. */
function expectAccessible(html: string, language: string): void {
  expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
  expect(html.match(/<h1>/g)).toHaveLength(1)
  expect(html).toContain('<main')
  expect(html).toContain('name="viewport"')
  for (const [field] of html.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]*>/g)) {
    const id = / id="([^"]+)"/.exec(field)?.[1]
    expect(html).toContain(`<label for="${id}">`)
  }
  for (const [, ids = ''] of html.matchAll(/aria-describedby="([^"]+)"/g)) {
    for (const id of ids.split(' ')) expect(html).toContain(`id="${id}"`)
  }
}

describe("the bank's page", () => {
  it.each([
    ['tr', 'tr', '₺1.234,50'],
    ['en', 'en', '₺1,234.50'],
    ['de-DE', 'de', '1.234,50 ₺'],
    ['ru', 'ru', '1 234,50 ₺'],
    ['nl', 'nl', '₺ 1.234,50'],
    ['ar', 'ar', '₺1,234.50'],
    ['ja', 'en', '₺1,234.50'],
  ] as const)('for locale %s is in %s', async (locale, language, amount) => {
    const page = await openPage(await startAt({ locale, paidPrice: '1234.5' }))
    expectAccessible(page, language)
    expect(page).toContain(SANDBOX_TEXTS[language].confirmTitle)
    expect(toPlain(page)).toContain(amount)
    expect(page).toContain('Lykia &amp; &lt;Tours&gt;')
    expect(page).toContain('•••• 0008')
    expect(page).toContain('<strong>283126</strong>')
    expect(page).not.toContain('<script')
  })

  it('is reached by a form that also works without scripts', async () => {
    const started = await ask((done) => sandbox.official.threedsInitialize.create(sampleOrder({ locale: 'tr' }), done))
    const html = decodeHtml(started)
    expect(html).toContain('<html lang="tr" dir="ltr">')
    expect(html).toMatch(/<button type="submit">[^<]+<\/button>/)
    expect(html).toContain('.submit()')
  })

  it('says what is wrong after a wrong code, and how many attempts are left', async () => {
    const url = await startAt()
    for (const left of [2, 1]) {
      const page = await (await post(`${url}/answer`, { action: 'confirm', code: '111111' })).text()
      expectAccessible(page, 'en')
      expect(page).toContain(formatText('en', SANDBOX_TEXTS.en.wrongCode, { left }))
      expect(page).toContain('aria-invalid="true"')
    }
    const page = await (await post(`${url}/answer`, { action: 'confirm', code: '' })).text()
    expect(readHiddenFields(page)).toMatchObject({ status: 'failure', mdStatus: '0' })
  })

  it('takes the code with spaces, and leads back by itself or by its button', async () => {
    const answer = await post(`${await startAt()}/answer`, { action: 'confirm', code: ' 283 126 ' })
    const page = await answer.text()
    expectAccessible(page, 'en')
    expect(readFormAction(page)).toBe('http://127.0.0.1:9/return')
    expect(readHiddenFields(page)).toMatchObject({ status: 'success', mdStatus: '1', conversationId: '123456789' })
    expect(page).toContain('<button type="submit">')
    const script = /<script>(.+)<\/script>/.exec(page)?.[1] ?? ''
    const { createHash } = await import('node:crypto')
    const hash = createHash('sha256').update(script).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`)
  })

  it('answers no POST with a page, so that Back and Forward find each one again', async () => {
    const url = await startAt()
    const answers = ['', '/answer', '/answer'].map((path, index) => [path, index === 2 ? '283126' : '111111'] as const)
    for (const [path, code] of answers) {
      const body = new URLSearchParams({ action: 'confirm', code })
      const answer = await fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual' })
      expect([answer.status, new URL(answer.headers.get('location') ?? '', url).href]).toEqual([303, url])
    }
  })

  it('is over once it was answered: whoever comes back is led on, and nothing can be changed', async () => {
    const url = await startAt()
    await post(`${url}/answer`, { action: 'confirm', code: '283126' })
    expect(readHiddenFields(await openPage(url))).toMatchObject({ mdStatus: '1' })
    const cancelled = await (await post(`${url}/answer`, { action: 'cancel' })).text()
    expect(readHiddenFields(cancelled)).toMatchObject({ mdStatus: '1', status: 'success' })
  })

  it('is not there for an address that was never given out', async () => {
    for (const path of ['/bank/3ds/nothing', '/checkout/nothing']) {
      const answer = await fetch(`${sandbox.origin}${path}`, { headers: { 'accept-language': 'tr-TR' } })
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expectAccessible(page, 'tr')
      expect(page).toContain(SANDBOX_TEXTS.tr.goneTitle)
    }
  })

  it('cannot be made to run what a merchant put into its fields', async () => {
    const conversationId = '"><script>alert(1)</script>'
    const page = await (await post(`${await startAt({ conversationId })}/answer`, { action: 'cancel' })).text()
    expect(page).not.toContain(conversationId)
    expect(page).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('loses the customer when it is told to', async () => {
    const url = await startAt()
    await fetch(`${sandbox.origin}/_faults`, { method: 'POST', body: '{"on":"callback","kind":"never"}' })
    const page = await (await post(`${url}/answer`, { action: 'confirm', code: '283126' })).text()
    expectAccessible(page, 'en')
    expect(page).not.toContain('<form')
  })
})

describe('the hosted page', () => {
  it.each(['tr', 'en', 'ar'] as const)('is complete in %s', async (locale) => {
    const request = sampleOrder({ locale, enabledInstallments: [2, 3] })
    const opened = await ask((done) => sandbox.official.checkoutFormInitialize.create(request, done))
    const page = await openPage(String(opened.paymentPageUrl))
    expectAccessible(page, locale)
    expect(page).toContain(SANDBOX_TEXTS[locale].formTitle)
    for (const name of ['cc-name', 'cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc']) {
      expect(page).toContain(`autocomplete="${name}"`)
    }
    expect(page.match(/<option /g)).toHaveLength(3)
  })

  it('is over after half an hour', async () => {
    let now = Date.now()
    const later = await runSandbox({}, () => now)
    const opened = await ask((done) => later.official.checkoutFormInitialize.create(sampleOrder(), done))
    const url = String(opened.paymentPageUrl)
    now += 1_799_000
    expect((await fetch(url)).status).toBe(200)
    now += 2_000
    expect((await fetch(url)).status).toBe(404)
    await later.close()
  })
})

it('has a page of its own that names the test cards', async () => {
  const page = await openPage(`${sandbox.origin}/`)
  expectAccessible(page, 'en')
  expect(page.match(/<tr><td>/g)).toHaveLength(40)
  expect(page).toContain('283126')
})
