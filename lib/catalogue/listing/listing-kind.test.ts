import { expect, test } from 'vitest'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { dateMannerOf, findSoleKind, hasNights, hasOneUnit, isSoldByDay, peopleWordOf } from './listing-kind'

const facetsOf = (kinds: Record<string, number>) =>
  ({ kinds: Object.entries(kinds).map(([value, count]) => ({ value, count })) }) as Facets

test.each([
  ['a category says it, even with nothing left in it', 'villa', {}, undefined, 'villa'],
  ['one ticked among many', null, { tour: 4, villa: 2 }, ['villa'], 'villa'],
  ['two ticked', null, { tour: 4, villa: 2 }, ['villa', 'tour'], null],
  ['only one is there', null, { car: 3, villa: 0 }, undefined, 'car'],
  ['several are there', null, { tour: 4, villa: 2 }, undefined, null],
  ['a kind that this version does not know', 'balloon', { balloon: 3 }, undefined, null],
] as const)('%s', (_case, own, kinds, asked, expected) => {
  expect(findSoleKind(own, facetsOf(kinds), asked ? { kinds: [...asked] } : {})).toBe(expected)
})

test('dates are asked for as the kind is used', () => {
  expect([dateMannerOf('villa'), dateMannerOf('car'), dateMannerOf('tour'), dateMannerOf(null)]).toEqual([
    'stay',
    'rental',
    'day',
    'open',
  ])
  expect([hasNights('villa'), hasNights('yacht'), hasNights('car'), hasNights(null)]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([isSoldByDay('transfer'), isSoldByDay(null), isSoldByDay('wedding'), isSoldByDay('health')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([peopleWordOf('car'), peopleWordOf('villa'), peopleWordOf('health'), peopleWordOf(null)]).toEqual([
    'seats',
    'guests',
    null,
    'people',
  ])
})

const chartersOf = (charters: Record<string, number>) =>
  ({ charters: Object.entries(charters).map(([value, count]) => ({ value, count })) }) as Facets

test.each([
  ['several kinds', null, {}, undefined, false],
  ['tours alone', 'tour', {}, undefined, true],
  ['boats by the day and by the week', 'yacht', { day: 3, week: 5 }, undefined, false],
  ['boats by the day alone', 'yacht', { day: 3, week: 0 }, undefined, true],
  ['boats of which the weeks are ticked', 'yacht', { day: 3, week: 5 }, ['week'], true],
] as const)('prices of %s share a unit or not', (_case, kind, charters, asked, expected) => {
  expect(hasOneUnit(kind, chartersOf(charters), asked ? { charters: [...asked] } : {})).toBe(expected)
})
