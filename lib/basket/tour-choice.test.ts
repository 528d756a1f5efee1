import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PAX } from '@/domain/basket/pax'
import { selectionSchema } from '@/domain/basket/schema'
import { countExtra, knownExtras, parseChoice, toSearch, withExtra } from './choice-query'
import { NO_CHOICE, type TourChoice, tourCodec } from './tour-choice'

const parse = (search: string) => parseChoice(tourCodec, search)
const write = (choice: TourChoice, search: string) => toSearch(tourCodec, choice, search)

describe('an address', () => {
  test('carries the choice', () => {
    expect(parse('?date=2027-05-12&session=09:00&adults=3&children=1&infants=1&extras=snorkel:2,lunch:1')).toEqual({
      date: '2027-05-12',
      session: '09:00',
      pax: { adult: 3, child: 1, infant: 1 },
      extras: [
        { id: 'snorkel', quantity: 2 },
        { id: 'lunch', quantity: 1 },
      ],
    })
  })

  test.each([
    '',
    '?date=2027-02-30&session=25:00',
    '?date=9999-12-31',
    '?adults=two&children=-1&infants=1e3',
    '?adults=&children=1.5',
    '?date=<script>',
    '?extras=snorkel',
    '?extras=snorkel:0,:2,a:-1,b:1e1,c:51',
  ])('that makes no sense counts as no choice: %s', (search) => {
    expect(parse(search)).toEqual(NO_CHOICE)
  })

  test('with impossible parties is brought within the limits', () => {
    expect(parse('?adults=0&children=999').pax).toEqual({ adult: 1, child: 60, infant: 0 })
  })

  test('comes back as it was, beside what it said already', () => {
    const choice = fc.record({
      date: fc.option(fc.constantFrom('2027-05-12', '2028-02-29')),
      session: fc.constantFrom('09:00', '23:59'),
      pax: fc.record({
        adult: fc.integer({ min: 1, max: 60 }),
        child: fc.integer({ min: 0, max: 60 }),
        infant: fc.integer({ min: 0, max: 60 }),
      }),
      extras: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom('snorkel', 'lunch-2', 'photo_set'),
          quantity: fc.integer({ min: 1, max: 50 }),
        }),
        { selector: ({ id }) => id },
      ),
    })
    fc.assert(
      fc.property(choice, (given) => {
        const search = write(given, '?utm=1&date=2020-01-01')
        expect(new URLSearchParams(search).get('utm')).toBe('1')
        expect(parse(search)).toEqual({ ...given, session: given.date === null ? null : given.session })
      }),
    )
  })

  test('stays short', () => {
    expect(write(NO_CHOICE, '')).toBe('')
    expect(write({ ...NO_CHOICE, date: '2027-05-12', session: '09:00' }, '')).toBe('?date=2027-05-12&session=09:00')
    expect(write({ ...NO_CHOICE, pax: { ...DEFAULT_PAX, child: 2 } }, '')).toBe('?children=2')
  })
})

test('extras are counted, and gone at none', () => {
  const two = withExtra([], 'snorkel', 2)
  expect([countExtra(two, 'snorkel'), countExtra(two, 'lunch')]).toEqual([2, 0])
  expect(withExtra(two, 'snorkel', 0)).toEqual([])
  expect(selectionSchema.shape.extras.safeParse(withExtra(two, 'snorkel', 3)).success).toBe(true)
})

test('an extra that is not offered is dropped, and none is taken more often than there is', () => {
  const chosen = [
    { id: 'snorkel', quantity: 9 },
    { id: 'gone', quantity: 1 },
  ]
  expect(knownExtras(chosen, [{ id: 'snorkel', maximum: 4 }])).toEqual([{ id: 'snorkel', quantity: 4 }])
})
