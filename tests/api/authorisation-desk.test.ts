import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { startTestApi, type TestApi } from './harness'
import { signInAgency } from './support/agency'
import { CALL_RULES, DESK_RULES, OTHER_ROUTES } from './support/call-rules'
import { atDesk, DeskBrowser } from './support/desk'

/** Every address that the API answers beside its calls, and the desk's pages and forms as everybody there is. */

const DESK = '/desk/:company'
const STRANGERS = ['guest', 'member', 'agency', 'foreignManager'] as const
type Stranger = (typeof STRANGERS)[number]

const { en, de } = DESK_TEXTS

let api: TestApi
let staff: DeskBrowser
let manager: DeskBrowser
let cookies: Record<Stranger, string>

beforeAll(async () => {
  api = await startTestApi()
  staff = await atDesk(api, 'staff@test.example')
  manager = await atDesk(api, 'manager@test.example')
  const foreign = await atDesk(api, 'manager@test.example', 'beta')
  cookies = {
    guest: '',
    member: await api.registerMember('member@mail.example'),
    agency: await signInAgency(api),
    foreignManager: foreign.cookies.get('kervan_desk') ?? '',
  }
})
afterAll(() => api.stop())

/** As Hono has them, without the patterns of their parts. */
const routes = () =>
  new Set(api.app.routes.map(({ method, path }) => `${method} ${path.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '')}`))

const deskRule = ([rule]: readonly [string, unknown]) =>
  rule === 'GET /' ? `GET ${DESK}` : rule.replace(' /', ` ${DESK}/`)

/** What stands around every answer, and answers nothing by itself. */
const AROUND = ['ALL /*', 'ALL /desk/*']

test('every address that answers has its rule, and no rule is without one', () => {
  const declared = [
    ...Object.keys(CALL_RULES),
    ...Object.keys(OTHER_ROUTES),
    ...Object.entries(DESK_RULES).map(deskRule),
  ]
  expect([...routes()].filter((route) => !AROUND.includes(route)).sort()).toEqual(declared.sort())
})

const pathOf = (rule: string) =>
  rule.replace(/^\w+ /, '').replace('/*', '/anything').replace(':id', '1').replace(/^\/$/, '')
const methodOf = (rule: string) => (rule.startsWith('POST') ? 'POST' : 'GET')

function ask(browser: DeskBrowser, rule: string) {
  const method = methodOf(rule)
  return browser.ask(`${browser.base}${pathOf(rule)}`, {
    method,
    ...(method === 'POST' ? { body: new URLSearchParams({ form_token: 'x' }) } : {}),
  })
}

function strangerAt(stranger: Stranger): DeskBrowser {
  const browser = new DeskBrowser(api)
  if (cookies[stranger] !== '') browser.cookies.set('kervan_desk', cookies[stranger])
  return browser
}

describe.each(Object.entries(DESK_RULES))('%s', (rule, role) => {
  test.each(STRANGERS)('leads %s to the door', async (stranger) => {
    const { status, location, html } = await ask(strangerAt(stranger), rule)
    expect([status, html]).toEqual([303, ''])
    expect(location).toMatch(/^\/desk\/alpha\/sign-in(\?done=ended)?$/)
  })

  test('knows staff and managers', async () => {
    const seen = { staff: await ask(staff, rule), manager: await ask(manager, rule) }
    // A form without the token of its own page is refused; an address may have nothing to show.
    // Reservation 1 is over, and is not cancelled any more.
    const letIn = methodOf(rule) === 'POST' ? [403, 404, 409] : [200, 404, 409]
    expect(letIn).toContain(seen.manager.status)
    expect(seen.manager.html).not.toContain(en.refusals.forbidden)
    if (role === 'staff') expect(seen.staff.status).toBe(seen.manager.status)
    else expect(seen.staff.status).toBe(403)
    expect(seen.staff.html.includes(de.refusals.forbidden)).toBe(role === 'manager')
  })
})

test('what is behind the door is open to nobody by the token of a call', async () => {
  for (const token of [cookies.member, cookies.agency]) {
    const answer = await new DeskBrowser(api).ask('/desk/alpha', { headers: { authorization: `Bearer ${token}` } })
    expect(answer.location).toBe('/desk/alpha/sign-in')
  }
})

test('what storefronts ask for is told to nobody without their key', async () => {
  for (const token of [cookies.member, cookies.agency]) {
    const headers = { authorization: `Bearer ${token}`, 'x-service-key': token }
    expect((await api.app.request('/cache-invalidations?after=0', { headers })).status).toBe(403)
  }
})

test('a word of the gateway without its signature is nothing', async () => {
  const body = JSON.stringify({ paymentConversationId: 'x', status: 'SUCCESS' })
  const answer = await api.app.request('/odeme-webhook', { method: 'POST', body })
  expect(answer.status).toBe(401)
})
