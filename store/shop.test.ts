import { afterEach, expect, test, vi } from 'vitest'
import { buildItem } from '@/lib/basket/test-items'
import { itemAdded } from './modules/reservations'
import { loadShop, requestAction } from './shop'

afterEach(() => localStorage.clear())

test('everybody gets the same store', async () => {
  const [left, right] = await Promise.all([loadShop(), loadShop()])
  expect(left).toBe(right)
})

test('what is asked for before the store is there is done in order, and a failure stops nothing', async () => {
  const done: number[] = []
  const slow = requestAction(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    done.push(1)
  })
  const broken = requestAction(() => {
    throw new Error('broken')
  })
  const last = requestAction(({ store }) => {
    done.push(2)
    store.dispatch(itemAdded({ flow: 'basket', item: buildItem() }))
    return store.getState().reservations.basket.items.length
  })
  await expect(broken).rejects.toThrow('broken')
  expect([await slow, await last]).toEqual([undefined, 1])
  expect(done).toEqual([1, 2])
})

test('code that could not be loaded is asked for again', async () => {
  vi.resetModules()
  let loads = 0
  vi.doMock('./make-shop', () => {
    loads += 1
    if (loads === 1) throw new Error('chunk lost')
    return { makeShop: async () => 'shop' }
  })
  const { loadShop: loadAnew } = await import('./shop')
  await expect(loadAnew()).rejects.toThrow()
  vi.resetModules()
  expect(await loadAnew()).toBe('shop')
  vi.doUnmock('./make-shop')
})
