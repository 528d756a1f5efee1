import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildItem } from '@/lib/basket/test-items'
import { takeHold } from '@/store/book-directly'
import { useShop } from '@/store/hooks'
import { itemAdded, itemChanged, reservationsReducer } from '@/store/modules/reservations'
import { useHeldItem } from './use-held-item'

vi.mock('@/store/book-directly', () => ({ takeHold: vi.fn() }))

const HELD = { result: 'held', hold: { id: 8, holdToken: 'h'.repeat(24), expiresAt: '', prolongable: true } } as const
const FULL = { result: 'problem', problem: 'full', nearestOpen: null, limit: null } as const

function show() {
  const store = configureStore({ reducer: { reservations: reservationsReducer } })
  store.dispatch(itemAdded({ flow: 'direct', item: buildItem() }))
  const read = () => {
    const [item] = store.getState().reservations.direct.items
    if (!item) throw new Error('nothing is in the direct flow')
    return item
  }
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useHeldItem(useShop((state) => state.reservations.direct.items[0])), { wrapper })
  const party = (adult: number) =>
    act(() =>
      store.dispatch(itemChanged({ flow: 'direct', key: read().key, change: { pax: { ...read().pax, adult } } })),
    )
  return { result, read, party }
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(400))

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('what is not changed is held already', async () => {
  show()
  await rest()
  expect(takeHold).not.toHaveBeenCalled()
})

test('the hold follows a change once, where the stepper comes to rest', async () => {
  vi.mocked(takeHold).mockResolvedValue(HELD)
  const { result, party } = show()
  party(3)
  party(4)
  expect(result.current.isMoving).toBe(true)
  await rest()
  expect(takeHold).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ pax: expect.objectContaining({ adult: 4 }) }),
  )
  expect(result.current).toEqual({ isMoving: false, refusal: null })
})

test('places that cannot be had leave the item as it is held, and say why', async () => {
  vi.mocked(takeHold).mockResolvedValue(FULL)
  const { result, read, party } = show()
  const { adult } = read().pax
  party(adult + 5)
  await rest()
  expect(read().pax.adult).toBe(adult)
  expect(result.current).toEqual({ isMoving: false, refusal: FULL })
})

test('a change while places are asked for waits until they are there', async () => {
  let answer: (held: typeof HELD) => void = () => undefined
  const pending = new Promise<typeof HELD>((resolve) => {
    answer = resolve
  })
  vi.mocked(takeHold).mockReturnValueOnce(pending)
  vi.mocked(takeHold).mockResolvedValueOnce(HELD)
  const { result, party } = show()
  party(3)
  await rest()
  party(4)
  await rest()
  expect(takeHold).toHaveBeenCalledTimes(1)
  await act(async () => answer(HELD))
  await rest()
  expect(takeHold).toHaveBeenCalledTimes(2)
  expect(result.current.isMoving).toBe(false)
})
