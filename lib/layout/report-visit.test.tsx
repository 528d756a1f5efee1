import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportVisit } from './report-visit'

const notifyOperator = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/notify-operator', () => ({ notifyOperator }))

const setCookie = (text: string): void => void Object.assign(document, { cookie: text })

beforeEach(() => {
  notifyOperator.mockClear()
})

afterEach(() => setCookie('consent=; Max-Age=0'))

test.each(['', 'consent=', 'consent=none', 'consent=analyticsx', 'myconsent=analytics'])(
  'nothing is counted with "%s"',
  (cookie) => {
    if (cookie) setCookie(cookie)
    reportVisit('/de/d/touren?page=2')
    expect(notifyOperator).not.toHaveBeenCalled()
    setCookie(`${cookie.split('=')[0]}=; Max-Age=0`)
  },
)

test('after consent the full path and the language are sent', () => {
  setCookie('consent=analytics')
  reportVisit('/de/d/touren?page=2')
  expect(notifyOperator).toHaveBeenCalledExactlyOnceWith('sendAnalytics', {
    path: '/de/d/touren?page=2',
    userAgent: navigator.userAgent.slice(0, 400),
    locale: 'de',
  })
})

test('a page that arrives twice is counted once, and again after another one', () => {
  setCookie('consent=analytics')
  for (const path of ['/p/boat', '/p/boat', '/', '/p/boat']) reportVisit(path)
  expect(notifyOperator.mock.calls.map(([, { path }]) => path)).toEqual(['/p/boat', '/', '/p/boat'])
})

test('an endless address is cut to what the API takes', () => {
  setCookie('consent=analytics')
  reportVisit(`/d/tours?term=${'x'.repeat(900)}`)
  expect(notifyOperator).toHaveBeenCalledWith(
    'sendAnalytics',
    expect.objectContaining({ path: expect.stringMatching(/^.{500}$/) }),
  )
})
