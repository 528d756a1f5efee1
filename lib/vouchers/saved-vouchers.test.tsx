import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewSavedVouchers } from './save-voucher'
import { removeSavedVouchers, removeVouchersOfAccount } from './saved-vouchers'

const callOperator = vi.hoisted(() => vi.fn())
vi.mock('@/lib/api/browser', () => ({ callOperator }))

const at = (path: string) => `https://lykia.example${path}`

interface Page {
  mark?: string
  savedBy?: string
  text?: string
}

/** A mock of the browser's cache with pages at these addresses. */
function openCache(pages: Record<string, Page>) {
  const toAnswer = ({ mark, savedBy, text = '' }: Page) =>
    new Response(text, {
      headers: { ...(mark ? { 'x-voucher-mark': mark } : {}), ...(savedBy ? { 'x-kept-by': savedBy } : {}) },
    })
  const saved = new Map(Object.entries(pages).map(([path, page]) => [at(path), toAnswer(page)]))
  const cache = {
    keys: async () => [...saved.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => saved.get(url),
    put: async (path: string, answer: Response) => void saved.set(at(path), answer),
    delete: async ({ url }: { url: string }) => saved.delete(url),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return saved
}

const BOOKING = 'LYK260000000001'
const saving = {
  locale: 'en' as const,
  facts: {
    reference: 'r'.repeat(32),
    bookingNumber: BOOKING,
    companyName: 'Lykia',
    contact: { phone: '+90 242 555 01 40', email: 'hello@lykia.example', address: 'Kaş' },
    mark: 'INT-7K-Q2XB 2027-05-11 09:00',
    tickets: [
      {
        ticketNumber: 'INT-7K-Q2XB',
        title: 'Kekova',
        lines: [
          { label: null, text: '11.05.2027, 09:00' },
          { label: null, text: 'Harbour. Jetty 3 <left>' },
          { label: 'onTheDay' as const, text: '₺4,200.00' },
        ],
      },
    ],
  },
  words: {
    ...{ title: '', booking: '', ticket: '', pickup: '', campaign: '', damageDeposit: '' },
    ...{ onTheDay: 'To pay on the day', show: '', pdf: '', saved: '' },
  },
}

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => undefined } })
  callOperator.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('a booking leaves in every language in which it was saved, its file too, and no other does', async () => {
  const others = ['/voucher/LYK260000000002', '/voucher/LYK26000000000', '/ticket']
  const mine = [`/voucher/${BOOKING}`, `/de/voucher/${BOOKING}/pdf`]
  const saved = openCache(Object.fromEntries([...mine, ...others].map((path) => [path, {}])))
  await removeSavedVouchers(BOOKING)
  expect([...saved.keys()]).toEqual(others.map(at))
})

test('a browser that keeps nothing, or forbids it, is no fault', async () => {
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('SecurityError')) })
  await expect(removeSavedVouchers(BOOKING)).resolves.toBeUndefined()
  await expect(renewSavedVouchers(saving)).resolves.toBeUndefined()
  vi.stubGlobal('isSecureContext', false)
  await expect(removeSavedVouchers(BOOKING)).resolves.toBeUndefined()
})

test('who signs out leaves nothing of the account; what was kept without one stays, as does the page that verifies', async () => {
  const saved = openCache({
    '/voucher/LYK260000000001': { savedBy: 'member' },
    '/de/voucher/LYK260000000002': { savedBy: 'agency' },
    '/voucher/LYK260000000003': { savedBy: 'guest' },
    '/voucher/LYK260000000004/pdf': {},
    '/ticket': {},
  })
  await removeVouchersOfAccount()
  expect([...saved.keys()]).toEqual(['/voucher/LYK260000000003', '/ticket'].map(at))
})

test('a departure that was moved is saved anew when the booking is looked at, and its old copies go', async () => {
  const saved = openCache({
    [`/voucher/${BOOKING}`]: { mark: 'INT-7K-Q2XB 2027-05-10 09:00', text: '10.05.2027' },
    [`/de/voucher/${BOOKING}`]: { mark: 'INT-7K-Q2XB 2027-05-10 09:00' },
    '/voucher/LYK260000000002': { mark: 'another' },
  })
  const tickets = [{ ticketNumber: 'INT-7K-Q2XB', qrSvg: '<svg/>' }]
  callOperator.mockImplementation(async (name: string) =>
    name === 'getTickets'
      ? { ok: true, data: { tickets } }
      : { ok: false, error: { code: 'unavailable', status: 503, message: '' } },
  )
  await renewSavedVouchers(saving)
  expect([...saved.keys()]).toEqual([`/voucher/${BOOKING}`, '/voucher/LYK260000000002'].map(at))
  const page = await saved.get(at(`/voucher/${BOOKING}`))?.text()
  expect(page).toContain('11.05.2027, 09:00')
  expect(page).toContain('To pay on the day: <strong><bdi>₺4,200.00</bdi></strong>')
  expect(page).toContain('Harbour. Jetty 3 &lt;left&gt;')
  // The copy is up to date, so no further call is made.
  callOperator.mockClear()
  await renewSavedVouchers(saving)
  expect(callOperator).not.toHaveBeenCalled()
})

test('without an answer the old copy stays; where there is no voucher any more it goes', async () => {
  const path = `/voucher/${BOOKING}`
  const saved = openCache({ [path]: { mark: 'old' } })
  callOperator.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: '' } })
  await renewSavedVouchers(saving)
  expect([...saved.keys()]).toEqual([at(path)])
  callOperator.mockResolvedValue({ ok: false, error: { code: 'notConfirmed', status: 409, message: '' } })
  await renewSavedVouchers(saving)
  expect([...saved.keys()]).toEqual([])
})
