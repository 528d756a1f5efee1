import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { basketItemSchema } from '@/domain/basket/schema'
import type { Card } from '@/domain/reservations/schema'
import { buildItem } from '@/lib/basket/test-items'
import type { ShopState } from '../make-shop'
import { NO_RESERVATIONS } from '../modules/reservations'
import { EMPTY_SNAPSHOT, type Snapshot, toSnapshot } from './snapshot'

type Nested<T> = T extends readonly (infer E)[]
  ? Nested<E>
  : T extends object
    ? { [K in keyof T]: K | Nested<T[K]> }[keyof T]
    : never

const withItems = (...items: unknown[]) => ({
  ...EMPTY_SNAPSHOT,
  reservations: { ...NO_RESERVATIONS, basket: { ...NO_RESERVATIONS.basket, items } },
})

test('neither the state nor its snapshot has a place for a card', () => {
  expectTypeOf<Extract<Nested<ShopState>, keyof Card>>().toEqualTypeOf<never>()
  expectTypeOf<Extract<Nested<Snapshot>, keyof Card | 'token' | 'password'>>().toEqualTypeOf<never>()
})

describe('toSnapshot', () => {
  test('keeps the four modules', () => {
    const state = {
      auth: { strategy: 'google', memberId: 4 },
      app: {
        currency: 'EUR',
        recent: [{ id: 7, locale: 'de', href: '/de/p/boot', title: 'Boot', place: 'Kaş', file: null }],
      },
      member: { favourites: [3, 9], loaded: false },
      reservations: {
        ...NO_RESERVATIONS,
        booked: ['reference-1'],
        basket: { ...NO_RESERVATIONS.basket, couponCode: 'MERHABA', agencyId: 12 },
      },
    }
    expect(toSnapshot(state)).toEqual(state)
  })

  test('takes a basket item whole, but for the preview of its picture', () => {
    const item = buildItem()
    const [kept] = toSnapshot(withItems(item)).reservations.basket.items
    expect(kept).toEqual({ ...item, images: [{ file: 'urun/7/1', cover: 1, alt: { en: 'A boat' } }] })
    expect(basketItemSchema.safeParse(kept).success).toBe(true)
  })

  test('keeps what was put aside, without what is no item; an earlier version had none', () => {
    const item = buildItem()
    const kept = toSnapshot({
      reservations: { ...NO_RESERVATIONS, later: [{ key: 'x' }, { ...item, cardNumber: '1' }] },
    })
    expect(kept.reservations.later).toEqual([
      { ...item, images: [{ file: 'urun/7/1', cover: 1, alt: { en: 'A boat' } }] },
    ])
    const { later: _, ...earlier } = NO_RESERVATIONS
    expect(toSnapshot({ reservations: earlier }).reservations.later).toEqual([])
  })

  test('card data, tokens and personal details never get through, wherever they stand', () => {
    const card = { cardNumber: '5528790000000008', cardHolder: 'H W', cardExpiry: '09/29', cardSecurityCode: '123' }
    const guest = { ...NO_RESERVATIONS.basket.guest, firstName: 'Hannah', identityNumber: '533401927' }
    const item = { ...buildItem(), card, ...card, pax: { adult: 1, child: 0, infant: 0, cardNumber: card.cardNumber } }
    const dirty = {
      auth: { strategy: 'local', memberId: 1, token: 'secret-token' },
      app: { currency: 'EUR', card },
      member: { favourites: [1], reservations: [{ guest }], card },
      reservations: { basket: { ...NO_RESERVATIONS.basket, items: [item], card, guest, note: 'my note' }, kart: card },
      card,
    }
    const text = JSON.stringify(toSnapshot(dirty))
    for (const secret of [
      '5528790000000008',
      'H W',
      '09/29',
      '"123"',
      'secret-token',
      'Hannah',
      '533401927',
      'my note',
      'card',
    ]) {
      expect(text.replaceAll('"paymentMethod":"card"', '')).not.toContain(secret)
    }
    expect(toSnapshot(dirty).reservations.basket.items).toHaveLength(1)
  })

  test.each([
    ['a price that is no amount', { fixedTotal: 1 }],
    ['a person too few', { pax: { adult: 0, child: 0, infant: 0 } }],
    ['half a person', { pax: { adult: 1.5, child: 0, infant: 0 } }],
    ['a date that is none', { date: '<script>' }],
    ['an unknown kind', { kind: 'rocket' }],
    ['no content', { content: null }],
  ])('an item with %s is dropped, the others stay', (_name, broken) => {
    const good = buildItem({ date: '2027-05-13' })
    const { items } = toSnapshot(withItems({ ...buildItem(), ...broken }, good)).reservations.basket
    expect(items.map((item) => item.date)).toEqual([good.date])
  })

  test('whatever it is given, it gives a state that the shop can start with, and takes its own word', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const snapshot = toSnapshot(value)
        expect(Object.keys(snapshot)).toEqual(Object.keys(EMPTY_SNAPSHOT))
        expect(toSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot)
      }),
    )
  })
})
