import { configureStore } from '@reduxjs/toolkit'
import { beforeEach, expect, test, vi } from 'vitest'
import { callOperator } from '@/lib/api/browser'
import { enterDirect, releaseLeftHold } from './leave-direct'
import type { Shop } from './make-shop'
import { draftUpdated, reservationsReducer } from './modules/reservations'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))

const call = vi.mocked(callOperator)
const hold = { id: 7, holdToken: 'h'.repeat(24), expiresAt: '2027-05-01T10:15:00.000Z', prolongable: true }
const build = () => configureStore({ reducer: { reservations: reservationsReducer } })
let store = build()
const shop = () => ({ store, actions: { draftUpdated } }) as unknown as Shop
const storedHold = () => store.getState().reservations.direct.hold

beforeEach(() => {
  sessionStorage.clear()
  store = build()
  store.dispatch(draftUpdated({ flow: 'direct', patch: { id: 7, hold } }))
  call.mockReset()
  call.mockResolvedValue({ ok: true, data: { released: true } } as never)
})

test.each(['/', '/de/p/kekova', '/basket/cart', '/basket-twofold'])('a page at %s gives it back', async (path) => {
  enterDirect()
  history.replaceState(null, '', path)
  await releaseLeftHold(shop())
  expect(call).toHaveBeenCalledWith('releaseHold', { id: 7, holdToken: hold.holdToken })
  expect(storedHold()).toBeNull()
  await releaseLeftHold(shop())
  expect(call).toHaveBeenCalledTimes(1)
})

test.each(['/basket-two/checkout', '/tr/basket-two/result', '/ar/basket-two'])(
  'a page at %s keeps it',
  async (path) => {
    enterDirect()
    history.replaceState(null, '', path)
    await releaseLeftHold(shop())
    expect(call).not.toHaveBeenCalled()
  },
)

test('another tab, which never was in the flow, keeps it', async () => {
  history.replaceState(null, '', '/')
  await releaseLeftHold(shop())
  expect(call).not.toHaveBeenCalled()
})

test('a hold that became a reservation stays', async () => {
  call.mockResolvedValue({ ok: true, data: { released: false } } as never)
  enterDirect()
  history.replaceState(null, '', '/')
  await releaseLeftHold(shop())
  expect(storedHold()).toEqual(hold)
})
