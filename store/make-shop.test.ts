import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildItem } from '@/lib/basket/test-items'
import { loadCipher } from '@/lib/security/cipher'
import { makeShop, type Shop } from './make-shop'
import { currencySelected } from './modules/app'
import { signedIn, signedOut } from './modules/auth'
import { favouriteAppended, favouriteRemoved, favouritesLoaded } from './modules/member'
import { draftUpdated, itemAdded, itemRemoved, NO_RESERVATIONS } from './modules/reservations'
import { hasStoredShop, STORAGE_KEY } from './persist/storage-key'

const flow = 'basket'
let open: Shop[] = []

async function openShop(): Promise<Shop> {
  const shop = await makeShop()
  open.push(shop)
  return shop
}

const itemsOf = (shop: Shop) => shop.store.getState().reservations.basket.items

async function seal(value: unknown): Promise<string> {
  return (await loadCipher()).encrypt(typeof value === 'string' ? value : JSON.stringify(value))
}

async function unseal(): Promise<string> {
  return (await loadCipher()).decrypt(localStorage.getItem(STORAGE_KEY) ?? '') ?? ''
}

beforeEach(() => localStorage.clear())

afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.map((shop) => shop.close()))
  open = []
})

describe('a visit', () => {
  test('finds what an earlier one left, encrypted under the one key', async () => {
    const earlier = await openShop()
    earlier.store.dispatch(itemAdded({ flow, item: buildItem() }))
    earlier.store.dispatch(currencySelected({ code: 'EUR', rate: '49.8' }))
    earlier.store.dispatch(favouritesLoaded([3, 5]))
    await earlier.persistor.flush()
    expect(Object.keys(localStorage)).toEqual([STORAGE_KEY])
    expect(localStorage.getItem(STORAGE_KEY)).not.toContain('Kekova')
    expect(await unseal()).toContain('Kekova')

    const later = await openShop()
    expect(itemsOf(later)).toHaveLength(1)
    expect(later.store.getState()).toMatchObject({ app: { currency: 'EUR' }, member: { favourites: [3, 5] } })
  })

  test('leaves nothing behind when there is nothing to keep', async () => {
    const shop = await openShop()
    shop.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await shop.persistor.flush()
    expect(localStorage.getItem(STORAGE_KEY)).not.toBeNull()
    shop.store.dispatch(itemRemoved({ flow, index: 0 }))
    await shop.persistor.flush()
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  })

  test('a last change is written while the page is being left', async () => {
    const shop = await openShop()
    shop.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await shop.persistor.flush()
    shop.store.dispatch(favouritesLoaded([8]))
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.parse(await unseal()).member.favourites).toEqual([8])
  })

  test('never keeps a card, a guest or a token', async () => {
    const shop = await openShop()
    const patch = {
      note: 'my note',
      guest: { ...shop.store.getState().reservations.basket.guest, phone: '+447700900' },
    }
    shop.store.dispatch(itemAdded({ flow, item: { ...buildItem(), ...{ cardNumber: '5528790000000008' } } }))
    shop.store.dispatch(draftUpdated({ flow, patch: { ...patch, ...{ cardSecurityCode: '987' } } }))
    await shop.persistor.flush()
    const kept = await unseal()
    expect(kept).toContain('Kekova')
    for (const secret of ['5528790000000008', '987', '+447700900', 'my note']) expect(kept).not.toContain(secret)
  })
})

describe('what earlier versions left readable', () => {
  const product = { id: 7, locale: 'de', href: '/de/p/kekova', title: 'Kekova', place: 'Kaş', file: null } as const

  test('is read once, moved into the encrypted entry and removed', async () => {
    localStorage.setItem('kervan.recent', JSON.stringify([product, { ...product, id: 8 }]))
    localStorage.setItem('kervan.settled', 'reference-1')
    expect(hasStoredShop()).toBe(true)
    const shop = await openShop()
    expect(shop.store.getState().app.recent.map(({ id }) => id)).toEqual([7, 8])
    expect(shop.store.getState().reservations.booked).toEqual(['reference-1'])
    expect(Object.keys(localStorage)).toEqual([STORAGE_KEY])
    expect(localStorage.getItem(STORAGE_KEY)).not.toContain('Kekova')
    const later = await openShop()
    expect(later.store.getState().app.recent).toHaveLength(2)
    expect(later.store.getState().reservations.booked).toEqual(['reference-1'])
  })

  test('goes when it cannot be read', async () => {
    localStorage.setItem('kervan.recent', '{')
    await openShop()
    expect(localStorage).toHaveLength(0)
  })

  test('an entry of a version without them is read whole', async () => {
    const stored = { app: { currency: 'USD' }, reservations: { basket: NO_RESERVATIONS.basket } }
    localStorage.setItem(STORAGE_KEY, await seal({ ...stored, _persist: { version: 1, rehydrated: true } }))
    expect((await openShop()).store.getState().app).toEqual({ currency: 'USD', recent: [] })
  })
})

describe('contents that cannot be used are dropped without a word', () => {
  test.each([
    ['no cipher text', async () => 'garbage'],
    ['encrypted garbage', () => seal('{"auth":')],
    ['a list', () => seal([1, 2])],
    ['an empty text', async () => ''],
    ['a foreign object', () => seal({ hello: 'world' })],
    ['no version', () => seal({ app: { currency: 'USD' } })],
    ['a later version', () => seal({ app: { currency: 'USD' }, _persist: { version: 99, rehydrated: true } })],
    [
      'modules of the wrong shape',
      () => seal({ auth: 3, app: [], member: 'x', reservations: { basket: { items: 'x' } }, _persist: { version: 1 } }),
    ],
  ])('%s', async (_name, contents) => {
    const complaints = vi.spyOn(console, 'error')
    localStorage.setItem(STORAGE_KEY, await contents())
    const shop = await openShop()
    expect(itemsOf(shop)).toEqual([])
    expect(shop.store.getState().app.currency).toBeNull()
    shop.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await shop.persistor.flush()
    expect(await unseal()).toContain('Kekova')
    expect(complaints).not.toHaveBeenCalled()
  })

  test('a broken item does not cost the others', async () => {
    const items = [{ ...buildItem(), fixedTotal: 'free' }, buildItem({ date: '2027-05-13' })]
    const basket = { ...NO_RESERVATIONS.basket, items }
    localStorage.setItem(
      STORAGE_KEY,
      await seal({ reservations: { basket }, _persist: { version: 1, rehydrated: true } }),
    )
    expect(itemsOf(await openShop()).map((item) => item.date)).toEqual(['2027-05-13'])
  })
})

describe('a storage that does not work', () => {
  test('full: the shop works for the visit', async () => {
    const complaints = vi.spyOn(console, 'error')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const shop = await openShop()
    shop.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await shop.persistor.flush()
    expect(itemsOf(shop)).toHaveLength(1)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('blocked: the shop works for the visit', async () => {
    const complaints = vi.spyOn(console, 'error')
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const shop = await openShop()
    shop.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await shop.persistor.flush()
    expect(itemsOf(shop)).toHaveLength(1)
    expect(complaints).not.toHaveBeenCalled()
  })
})

describe('two tabs', () => {
  /** Browsers send `storage` events to all tabs except the one that wrote. */
  const tell = (key: string | null = STORAGE_KEY) => window.dispatchEvent(new StorageEvent('storage', { key }))

  test('agree', async () => {
    const [left, right] = [await openShop(), await openShop()]
    left.store.dispatch(itemAdded({ flow, item: buildItem() }))
    left.store.dispatch(currencySelected({ code: 'USD', rate: '42' }))
    await left.persistor.flush()
    tell()
    await vi.waitFor(() => expect(itemsOf(right)).toHaveLength(1))
    expect(right.store.getState().app.currency).toBe('USD')
  })

  test('do not answer each other for ever, and go on working', async () => {
    const [left, right] = [await openShop(), await openShop()]
    left.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await left.persistor.flush()
    const written = localStorage.getItem(STORAGE_KEY)
    tell()
    await vi.waitFor(() => expect(itemsOf(right)).toHaveLength(1))
    await right.persistor.flush()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(localStorage.getItem(STORAGE_KEY)).toBe(written)

    right.store.dispatch(itemAdded({ flow, item: buildItem({ date: '2027-05-13' }) }))
    await right.persistor.flush()
    tell()
    await vi.waitFor(() => expect(itemsOf(left)).toHaveLength(2))
  })

  test('an emptied basket and cleared storage are followed too', async () => {
    const [left, right] = [await openShop(), await openShop()]
    left.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await left.persistor.flush()
    tell()
    await vi.waitFor(() => expect(itemsOf(right)).toHaveLength(1))
    left.store.dispatch(itemRemoved({ flow, index: 0 }))
    await left.persistor.flush()
    tell()
    await vi.waitFor(() => expect(itemsOf(right)).toHaveLength(0))

    left.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await left.persistor.flush()
    localStorage.clear()
    tell(null)
    await vi.waitFor(() => expect(itemsOf(left)).toHaveLength(0))
  })

  test('two changes at the same moment: who wrote last is right, and both agree', async () => {
    const [left, right] = [await openShop(), await openShop()]
    left.store.dispatch(currencySelected({ code: 'USD', rate: '42' }))
    await left.persistor.flush()
    right.store.dispatch(itemAdded({ flow, item: buildItem() }))
    tell()
    await vi.waitFor(async () => expect(await unseal()).toContain('Kekova'))
    tell()
    await vi.waitFor(() => expect([itemsOf(left).length, itemsOf(right).length]).toEqual([1, 1]))
    expect(left.store.getState().app).toEqual(right.store.getState().app)
  })

  test('a page that comes back out of the browser’s memory catches up', async () => {
    const [left, right] = [await openShop(), await openShop()]
    left.store.dispatch(itemAdded({ flow, item: buildItem() }))
    await left.persistor.flush()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await vi.waitFor(() => expect(itemsOf(right)).toHaveLength(1))
  })

  test('other keys are none of our business', async () => {
    const shop = await openShop()
    shop.store.dispatch(itemAdded({ flow, item: buildItem() }))
    tell('foreign')
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(itemsOf(shop)).toHaveLength(1)
  })
})

test('favourites: appended once, removed, and forgotten on signing out', async () => {
  const { store } = await openShop()
  store.dispatch(signedIn({ strategy: 'local', memberId: 4 }))
  for (const id of [3, 5, 3]) store.dispatch(favouriteAppended(id))
  expect(store.getState().member.favourites).toEqual([3, 5])
  store.dispatch(favouriteRemoved(3))
  expect(store.getState().member.favourites).toEqual([5])
  store.dispatch(signedOut())
  expect(store.getState()).toMatchObject({ auth: { memberId: null }, member: { favourites: [] } })
})
