import { configureStore } from '@reduxjs/toolkit'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Selection } from '@/domain/basket/schema'
import { callOperator } from '@/lib/api/browser'
import { buildItem } from '@/lib/basket/test-items'
import { bookDirectly, prolongHold, takeHold } from './book-directly'
import type { Shop } from './make-shop'
import { draftReset, draftUpdated, itemAdded, reservationsReducer } from './modules/reservations'
import { requestAction } from './shop'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
vi.mock('./shop', () => ({ requestAction: vi.fn() }))

const call = vi.mocked(callOperator)
const buildStore = () => configureStore({ reducer: { reservations: reservationsReducer } })
let store = buildStore()

const item = buildItem()
const selection: Selection = { ...item, pickupPlace: null, choice: null }
const context = { locale: 'en', currency: 'EUR' } as const
const hold = { id: 7, holdToken: 'h'.repeat(24), expiresAt: '2027-05-01T10:15:00.000Z', prolongable: true }
const quoted = { items: [{ item, problem: null, nearestOpen: null, limit: null }] }
const direct = () => store.getState().reservations.direct

const answers = (given: Record<string, unknown>) =>
  call.mockImplementation(async (name) => (given[name] as never) ?? { ok: false, error: { code: 'unavailable' } })

beforeEach(() => {
  store = buildStore()
  call.mockReset()
  vi.mocked(requestAction).mockImplementation(async (action) =>
    action({
      store,
      actions: { draftReset, draftUpdated, itemAdded },
      persistor: { flush: async () => undefined },
    } as unknown as Shop),
  )
})

test('the product alone is in the direct reservation, with its hold and the hold’s number', async () => {
  answers({ quote: { ok: true, data: quoted }, takeHold: { ok: true, data: hold } })
  expect(await bookDirectly(selection, context)).toEqual({ result: 'held' })
  expect(direct().items.map(({ productId }) => productId)).toEqual([item.productId])
  expect([direct().id, direct().hold]).toEqual([7, hold])
  expect(store.getState().reservations.basket.items).toEqual([])
})

test('booking something else gives the places of before back in the same call', async () => {
  answers({ quote: { ok: true, data: quoted }, takeHold: { ok: true, data: hold } })
  await bookDirectly(selection, context)
  await bookDirectly(selection, context)
  expect(call.mock.calls.at(-1)).toEqual([
    'takeHold',
    { item: selection, hold: { id: hold.id, holdToken: hold.holdToken } },
  ])
})

test('somebody was faster: nothing is kept, and the card hears why', async () => {
  const told = { problem: 'full', nearestOpen: '2027-05-13', limit: null }
  answers({
    quote: { ok: true, data: quoted },
    takeHold: { ok: false, error: { code: 'soldOut', data: { items: [told] } } },
  })
  expect(await bookDirectly(selection, context)).toEqual({ result: 'problem', ...told })
  expect(direct().id).toBeNull()
})

test('an API that is away is said so, whichever call it was', async () => {
  answers({})
  expect(await bookDirectly(selection, context)).toEqual({ result: 'failed', code: 'unavailable' })
  answers({ quote: { ok: true, data: quoted } })
  expect(await bookDirectly(selection, context)).toEqual({ result: 'failed', code: 'unavailable' })
})

test('a hold is prolonged once; what refuses it is passed on', async () => {
  expect(await prolongHold()).toBe('holdExpired')
  answers({ takeHold: { ok: true, data: hold } })
  await takeHold(selection)
  const longer = { ...hold, expiresAt: '2027-05-01T10:25:00.000Z', prolongable: false }
  answers({ prolongHold: { ok: true, data: longer } })
  expect(await prolongHold()).toBeNull()
  expect(direct().hold).toEqual(longer)
  answers({ prolongHold: { ok: false, error: { code: 'holdProlonged' } } })
  expect(await prolongHold()).toBe('holdProlonged')
})
