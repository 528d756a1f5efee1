import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PAX } from '@/domain/basket/pax'
import { KINDS } from '@/domain/catalogue/kinds/kinds'
import { getOfferPath, type OfferWish, parseOfferWish, toGivenValues } from './offer-wish'

const TODAY = '2027-01-10'
const read = (path: string): OfferWish =>
  parseOfferWish(Object.fromEntries(new URL(path, 'http://lykia.example').searchParams))

const text = fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }).filter((value) => value === value.trim())
const day = fc.constantFrom('2027-05-10', '2027-05-17', '2028-02-29')

test('an address tells the whole wish', () => {
  fc.assert(
    fc.property(
      fc.record({
        product: fc.option(text),
        kind: fc.option(fc.constantFrom(...KINDS)),
        place: fc.option(text),
        date: fc.option(day),
        endDate: fc.option(day),
        pax: fc.record({ adult: fc.integer({ min: 1, max: 60 }), child: fc.nat(60), infant: fc.nat(60) }),
      }),
      (wish) => {
        expect(read(getOfferPath(wish))).toEqual(wish)
      },
    ),
  )
  expect(getOfferPath({})).toBe('/get-a-special-offer')
})

test('what makes no sense in an address is no wish', () => {
  const none: OfferWish = { product: null, kind: null, place: null, date: null, endDate: null, pax: DEFAULT_PAX }
  const strange = { kind: 'rocket', date: '2026-02-30', until: 'soon', adults: '-3', children: '1e9', place: ' ' }
  expect(parseOfferWish({ ...strange, product: ['one', 'two'], infants: ['1', '2'] })).toEqual(none)
  expect(parseOfferWish({ place: 'x'.repeat(10_000) }).place).toHaveLength(160)
})

describe('what the form begins with', () => {
  const wish = read(getOfferPath({ date: '2027-05-10', endDate: '2027-05-17', pax: { adult: 9, child: 2, infant: 1 } }))

  test('are the days and the party', () => {
    const given = { dateFrom: '2027-05-10', dateTo: '2027-05-17', adults: '9', children: '2', infants: '1' }
    expect(toGivenValues(wish, TODAY)).toEqual(given)
  })

  test('is never a day that is over, nor an end before the beginning', () => {
    const party = { adults: '9', children: '2', infants: '1' }
    expect(toGivenValues(wish, '2027-05-11')).toEqual(party)
    expect(toGivenValues({ ...wish, endDate: '2027-05-09' }, TODAY)).toEqual({ ...party, dateFrom: '2027-05-10' })
  })
})
