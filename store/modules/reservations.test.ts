import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAXIMUM_ITEMS } from '@/domain/basket/limits'
import { departureKey, toSelection } from '@/domain/basket/selection'
import { buildItem, buildQuote } from '@/lib/basket/test-items'
import { currencySelected } from './app'
import {
  asideRemoved,
  departuresRemoved,
  draftReset,
  draftUpdated,
  itemAdded,
  itemChanged,
  itemPutAside,
  itemRemoved,
  NO_RESERVATIONS,
  quoted,
  reservationsReducer,
} from './reservations'

const flow = 'basket'
type Action = Parameters<typeof reservationsReducer>[1]
const run = (...actions: Action[]) => actions.reduce(reservationsReducer, NO_RESERVATIONS)
const first = buildItem()
const second = buildItem({ date: '2027-05-13' })

describe('items', () => {
  test('a departure stands in a reservation once, and the two reservations do not know each other', () => {
    const state = run(
      itemAdded({ flow, item: first }),
      itemAdded({ flow, item: buildItem({ pax: { adult: 5, child: 0, infant: 0 } }) }),
      itemAdded({ flow: 'direct', item: first }),
    )
    expect(state.basket.items).toEqual([first])
    expect(state.direct.items).toEqual([first])
  })

  test('no more than the wire takes', () => {
    const many = Array.from({ length: MAXIMUM_ITEMS + 3 }, (_, index) => buildItem({ productId: index + 1 }))
    expect(run(...many.map((item) => itemAdded({ flow, item }))).basket.items).toHaveLength(MAXIMUM_ITEMS)
  })

  test('removed by index, and put back where it was', () => {
    const two = [itemAdded({ flow, item: first }), itemAdded({ flow, item: second })]
    const removed = run(...two, itemRemoved({ flow, index: 0 }))
    expect(removed.basket.items).toEqual([second])
    expect(run(...two, itemRemoved({ flow, index: 0 }), itemAdded({ flow, item: first, at: 0 })).basket.items).toEqual([
      first,
      second,
    ])
    expect(run(...two, itemRemoved({ flow, index: 9 })).basket.items).toHaveLength(2)
  })

  test('what is put aside leaves the basket, and comes back to its place; it is never in both', () => {
    const two = [itemAdded({ flow, item: first }), itemAdded({ flow, item: second })]
    const aside = run(...two, itemPutAside({ item: first }))
    expect([aside.basket.items, aside.later]).toEqual([[second], [first]])
    const back = run(...two, itemPutAside({ item: first }), itemAdded({ flow, item: first, at: 0 }))
    expect([back.basket.items, back.later]).toEqual([[first, second], []])
    const gone = run(...two, itemPutAside({ item: first }), itemPutAside({ item: second }), asideRemoved(first))
    expect([gone.basket.items, gone.later]).toEqual([[], [second]])
  })

  test('nothing is lost where no more can be put aside, and a basket that is emptied leaves what was', () => {
    const many = Array.from({ length: MAXIMUM_ITEMS }, (_, index) => buildItem({ productId: index + 100 }))
    const full = run(
      itemAdded({ flow, item: first }),
      ...many.map((item) => itemPutAside({ item })),
      itemPutAside({ item: first }),
    )
    expect(full.basket.items).toEqual([first])
    expect(full.later).toHaveLength(MAXIMUM_ITEMS)
    const emptied = run(itemPutAside({ item: first }), itemAdded({ flow, item: second }), draftReset(flow))
    expect([emptied.basket.items, emptied.later]).toEqual([[], [first]])
  })

  test('a change of the day changes the key, unless that departure is there already', () => {
    const two = [itemAdded({ flow, item: first }), itemAdded({ flow, item: second })]
    const moved = run(...two, itemChanged({ flow, key: first.key, change: { date: '2027-05-14' } }))
    expect(moved.basket.items.map((item) => [item.date, item.key])).toEqual([
      ['2027-05-14', departureKey({ ...first, date: '2027-05-14' })],
      [second.date, second.key],
    ])
    const clash = run(...two, itemChanged({ flow, key: first.key, change: { date: second.date } }))
    expect(clash.basket.items).toEqual([first, second])
  })

  test('a bought item of any kind leaves both baskets', () => {
    const ride = fc.record({
      kind: fc.constant('transfer' as const),
      direction: fc.constantFrom('outward' as const, 'homeward' as const),
      vehicle: fc.constantFrom('sedan' as const, 'minivan' as const),
      quantity: fc.integer({ min: 1, max: 3 }),
      time: fc.constantFrom('08:00', '14:30'),
      flightNumber: fc.constantFrom(null, 'TK 1'),
      returnRide: fc.constant(null),
      luggage: fc.nat(4),
      childSeats: fc.nat(1),
    })
    const item = fc
      .record({
        kind: fc.constantFrom('tour' as const, 'villa' as const, 'yacht' as const, 'car' as const, 'transfer' as const),
        endDate: fc.constantFrom(null, '2027-05-12', '2027-05-19'),
        session: fc.constantFrom(null, '09:00', '13:30'),
        choice: ride,
      })
      .map(({ choice, ...changes }) =>
        buildItem({
          ...changes,
          choice: changes.kind === 'transfer' ? choice : null,
          pax: { adult: 1, child: 0, infant: 0 },
        }),
      )
    fc.assert(
      fc.property(item, (bought) => {
        const direct = { flow: 'direct' as const, item: bought }
        const full = run(itemAdded({ flow, item: bought }), itemAdded(direct))
        const departures = [departureKey(toSelection(bought))]
        for (const each of ['basket', 'direct'] as const)
          expect(reservationsReducer(full, departuresRemoved({ flow: each, departures }))[each].items).toEqual([])
      }),
    )
  })

  test('what was booked leaves, what came meanwhile stays', () => {
    const state = run(
      itemAdded({ flow, item: first }),
      itemAdded({ flow, item: second }),
      draftUpdated({ flow, patch: { couponCode: 'MERHABA' } }),
      departuresRemoved({ flow, departures: [departureKey(toSelection(first))] }),
    )
    expect(state.basket.items).toEqual([second])
    expect(state.basket.couponCode).toBe('MERHABA')
    expect(
      reservationsReducer(state, departuresRemoved({ flow, departures: [second.key] })).basket.couponCode,
    ).toBeNull()
  })
})

describe('fields', () => {
  test('only those of a reservation get in', () => {
    const patch = { note: 'A child seat, please', cardNumber: '5528790000000008', card: { cardSecurityCode: '123' } }
    const { basket } = run(draftUpdated({ flow, patch }))
    expect(basket.note).toBe(patch.note)
    expect(JSON.stringify(basket)).not.toContain('5528')
    expect(Object.keys(basket)).toEqual(Object.keys(NO_RESERVATIONS.basket))
  })

  test('one reservation is reset without the other', () => {
    const state = run(
      itemAdded({ flow, item: first }),
      itemAdded({ flow: 'direct', item: first }),
      draftReset('direct'),
    )
    expect(state.direct).toEqual(NO_RESERVATIONS.direct)
    expect(state.basket.items).toHaveLength(1)
  })

  test('a selected currency concerns both, with its rate (spec 4)', () => {
    const state = run(currencySelected({ code: 'USD', rate: '42.5' }))
    for (const draft of [state.basket, state.direct]) {
      expect([draft.chosenCurrency, draft.chosenRate]).toEqual(['USD', '42.5'])
    }
  })
})

describe('a quote', () => {
  const fresh = buildItem({
    fixedTotal: '6000.00',
    images: [
      { file: 'a', cover: 0 },
      { file: 'b', cover: 1, placeholder: 'x' },
    ],
  })

  test('renews the items and the totals, with one picture', () => {
    const state = run(
      currencySelected({ code: 'EUR', rate: '49.8' }),
      itemAdded({ flow, item: first }),
      quoted({ flow, asked: [toSelection(first)], quote: buildQuote([fresh]) }),
    )
    expect(state.basket.items[0]).toMatchObject({
      key: first.key,
      fixedTotal: '6000.00',
      images: [{ file: 'b', cover: 1 }],
    })
    expect(state.basket.items[0]?.images).toHaveLength(1)
    expect([state.basket.fixedTotals?.grandTotal, state.basket.chosenTotals?.grandTotal]).toEqual(['5204.10', '104.50'])
  })

  test('that comes late does not undo what the person did meanwhile', () => {
    const state = run(
      itemAdded({ flow, item: first }),
      itemChanged({ flow, key: first.key, change: { pax: { adult: 4, child: 0, infant: 0 } } }),
      quoted({ flow, asked: [toSelection(first)], quote: buildQuote([fresh]) }),
    )
    expect(state.basket.items[0]?.pax.adult).toBe(4)
    expect(state.basket.fixedTotals).toBeNull()
  })

  test('keeps an item that cannot be had, so that the person sees why', () => {
    const state = run(
      itemAdded({ flow, item: first }),
      quoted({ flow, asked: [toSelection(first)], quote: buildQuote([null]) }),
    )
    expect(state.basket.items).toEqual([first])
  })

  test('in another currency than the selected one gives no totals to show', () => {
    const state = run(
      currencySelected({ code: 'USD', rate: null }),
      itemAdded({ flow, item: first }),
      quoted({ flow, asked: [toSelection(first)], quote: buildQuote([fresh]) }),
    )
    expect([state.basket.chosenTotals, state.basket.fixedTotals?.grandTotal]).toEqual([null, '5204.10'])
  })
})
