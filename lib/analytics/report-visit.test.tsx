import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportVisit } from './report-visit'

const callOperator = vi.hoisted(() => vi.fn(async () => ({ ok: true, data: { counted: true } })))
vi.mock('@/lib/api/browser', () => ({ callOperator }))

const setCookie = (text: string): void => void Object.assign(document, { cookie: text })

beforeEach(() => {
  callOperator.mockClear()
})

afterEach(() => setCookie('consent=; Max-Age=0'))

test.each(['', 'consent=', 'consent=none', 'consent=analyticsx', 'myconsent=analytics'])(
  'nothing is counted with "%s"',
  async (cookie) => {
    if (cookie) setCookie(cookie)
    await reportVisit('/de/d/touren?page=2')
    expect(callOperator).not.toHaveBeenCalled()
    setCookie(`${cookie.split('=')[0]}=; Max-Age=0`)
  },
)

test('after consent the full path and the language are sent', async () => {
  setCookie('consent=analytics')
  await reportVisit('/de/d/touren?page=2')
  expect(callOperator).toHaveBeenCalledExactlyOnceWith('sendAnalytics', {
    path: '/de/d/touren?page=2',
    userAgent: navigator.userAgent.slice(0, 400),
    locale: 'de',
  })
})

test('an endless address is cut to what the API takes', async () => {
  setCookie('consent=analytics')
  await reportVisit(`/d/tours?term=${'x'.repeat(900)}`)
  expect(callOperator).toHaveBeenCalledWith(
    'sendAnalytics',
    expect.objectContaining({ path: expect.stringMatching(/^.{500}$/) }),
  )
})
