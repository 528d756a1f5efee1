import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toSelection } from '@/domain/basket/selection'
import { callOperator } from '@/lib/api/browser'
import { buildItem, buildQuote } from '@/lib/basket/test-items'
import { addToBasket } from './add-to-basket'
import { loadShop } from './shop'

vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))

const item = buildItem()
const context = { locale: 'en', currency: 'EUR' } as const
const itemsNow = async () => (await loadShop()).store.getState().reservations.basket.items

beforeEach(async () => {
  const { store, actions } = await loadShop()
  store.dispatch(actions.draftReset('basket'))
  vi.mocked(callOperator).mockResolvedValue({ ok: true, data: buildQuote([item]) })
})

afterEach(() => {
  vi.mocked(callOperator).mockReset()
  localStorage.clear()
})

test('asks first, and keeps the item as the API answered', async () => {
  expect(await addToBasket(toSelection(item), context)).toEqual({ result: 'added' })
  const [kept] = await itemsNow()
  expect(kept).toMatchObject({ key: item.key, fixedTotal: item.fixedTotal, images: [{ file: 'urun/7/1' }] })
  expect(kept?.images[0]).not.toHaveProperty('placeholder')
  expect(callOperator).toHaveBeenCalledWith('quote', {
    locale: 'en',
    items: [toSelection(item)],
    chosenCurrency: 'EUR',
  })
})

test('the same departure a second time is said to be there already, without asking', async () => {
  await addToBasket(toSelection(item), context)
  const more = { ...toSelection(item), pax: { adult: 5, child: 0, infant: 0 } }
  expect(await addToBasket(more, context)).toEqual({ result: 'duplicate' })
  expect(await itemsNow()).toHaveLength(1)
  expect(callOperator).toHaveBeenCalledTimes(1)
})

test('two clicks at once add one item', async () => {
  await Promise.all([addToBasket(toSelection(item), context), addToBasket(toSelection(item), context)])
  expect(await itemsNow()).toHaveLength(1)
})

test('sold out meanwhile: says so and names the nearest day', async () => {
  const quote = buildQuote([])
  const items = [{ item: null, problem: 'full' as const, nearestOpen: '2027-05-19', limit: null }]
  vi.mocked(callOperator).mockResolvedValue({ ok: true, data: { ...quote, items } })
  expect(await addToBasket(toSelection(item), context)).toEqual({
    result: 'problem',
    problem: 'full',
    nearestOpen: '2027-05-19',
    limit: null,
  })
  expect(await itemsNow()).toHaveLength(0)
})

test('an API that is away is said to be', async () => {
  vi.mocked(callOperator).mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 503, message: '' } })
  expect(await addToBasket(toSelection(item), context)).toEqual({ result: 'failed', code: 'unavailable' })
})
