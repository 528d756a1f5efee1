import { expect, test } from 'vitest'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { loadWords } from '../test-support/load-words'
import { buildActiveFilters } from './active-filters'
import { buildFilterGroups } from './facet-view'

const facets: Facets = {
  kinds: [{ value: 'tour', count: 12 }],
  destinations: [
    { value: 'kas', label: { en: 'Kaş', de: 'Kasch' }, count: 6 },
    { value: 'side', label: {}, count: 0 },
  ],
  durations: [
    { value: 'full', count: 7 },
    { value: 'short', count: 2 },
    { value: 'someday', count: 1 },
  ],
  themes: [
    { value: 'boat', count: 0 },
    { value: 'food', count: 3 },
  ],
  ratings: [
    { value: '4.8', count: 0 },
    { value: '4.5', count: 5 },
  ],
  guideLanguages: [],
  carClasses: [],
  gears: [],
  charters: [],
  features: [],
  bedrooms: [],
  cabins: [],
  lengthMetres: [],
  freeCancellation: 9,
  instantConfirmation: 0,
  price: { minimum: 20, maximum: 120, currency: 'EUR', buckets: [1] },
}

const contextOf = async (kind: Kind | null = null) => ({
  t: (await loadWords('de')).t,
  locale: 'de' as const,
  fallback: 'en' as const,
  kind,
})

const yachts: Facets = {
  ...facets,
  kinds: [{ value: 'yacht', count: 4 }],
  charters: [
    { value: 'week', count: 3 },
    { value: 'day', count: 1 },
  ],
  features: [
    { value: 'sunDeck', count: 4 },
    { value: 'Cinema under the stars', count: 1 },
    { value: 'captain-room', label: { de: 'Kapitänskajüte' }, count: 1 },
  ],
  cabins: [
    { value: '2', count: 4 },
    { value: '4', count: 0 },
  ],
  lengthMetres: [{ value: '10', count: 4 }],
}

test('groups without a choice are left out, durations go from short to long, unknown choices fall away', async () => {
  const context = await contextOf()
  const groups = buildFilterGroups(facets, {}, context)
  expect(groups.map(({ name }) => name)).toEqual(['destinations', 'durations', 'themes', 'rating', 'more'])
  const labels = (name: string) => groups.find((group) => group.name === name)?.options.map(({ label }) => label)
  expect(labels('durations')).toEqual([context.t('durations.short'), context.t('durations.full')])
  expect(labels('destinations')).toEqual(['Kasch', 'side'])
})

test('a choice that leads nowhere cannot be taken, unless it is ticked already', async () => {
  const context = await contextOf()
  const themes = (chosen: string[]) =>
    buildFilterGroups(facets, { themes: chosen }, context).find(({ name }) => name === 'themes')?.options[0]
  expect(themes([])).toMatchObject({ value: 'boat', checked: false, disabled: true })
  expect(themes(['boat'])).toMatchObject({ value: 'boat', checked: true, disabled: false })
})

test('questions about one kind are asked where nothing else is in the list', async () => {
  const names = async (kind: Kind | null) =>
    buildFilterGroups(yachts, {}, await contextOf(kind)).map((group) => group.name)
  expect(await names('yacht')).toEqual(expect.arrayContaining(['charters', 'cabins', 'lengthMetres', 'features']))
  for (const name of ['charters', 'cabins', 'lengthMetres', 'features']) expect(await names(null)).not.toContain(name)
})

test('a filter that is on is never hidden, or the next change would lose it', async () => {
  const groups = buildFilterGroups(facets, { cabins: 4, gears: ['automatic'] }, await contextOf(null))
  const on = groups.flatMap(({ options }) => options.filter(({ checked }) => checked))
  expect(on.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['cabins', '4'],
      ['gears', 'automatic'],
    ]),
  )
})

test('what only the language knows by a name is no choice, whatever an address asks for', async () => {
  const context = await contextOf(null)
  const asked = { themes: ['constructor', 'toString', '__proto__', 'food'] }
  const themes = buildFilterGroups(facets, asked, context).find(({ name }) => name === 'themes')
  expect(themes?.options.map(({ value }) => value)).toEqual(['boat', 'food'])
})

test('a scale begins with any, which is on until a step is taken', async () => {
  const context = await contextOf('yacht')
  const cabins = (chosen: number | undefined) =>
    buildFilterGroups(yachts, chosen ? { cabins: chosen } : {}, context).find(({ name }) => name === 'cabins')
  const [any, two, four] = cabins(undefined)?.options ?? []
  expect(any).toMatchObject({ value: '', label: context.t('filters.any'), count: null, checked: true })
  expect(two).toMatchObject({ label: context.t('filters.step', { count: 2 }), count: 4, disabled: false })
  expect(four).toMatchObject({ disabled: true })
  expect(cabins(2)?.options.map(({ checked }) => checked)).toEqual([false, true, false])
})

test('features: the usual ones in our words, the operator’s own as labelled or as written', async () => {
  const context = await contextOf('yacht')
  const features = buildFilterGroups(yachts, {}, context).find(({ name }) => name === 'features')
  expect(features?.options.map(({ label }) => label)).toEqual([
    context.t('features.sunDeck'),
    'Cinema under the stars',
    'Kapitänskajüte',
  ])
})

test('what only one kind has stands among the filters that are on', async () => {
  const context = { ...(await contextOf()), facets: yachts }
  const { t } = context
  const active = buildActiveFilters({ people: 4, cabins: 3, charters: ['week'], view: 'map' }, context)
  expect(active.map(({ label }) => label)).toEqual([
    t('filters.on.people', { count: 4 }),
    t('filters.on.cabins', { count: 3 }),
    t('facts.charter.week'),
  ])
  for (const { search } of active) expect(search).toMatch(/view=map$/)
})

test('every filter that is on can be taken away alone, back to the first page', async () => {
  const context = { ...(await contextOf()), facets }
  const { t } = context
  const active = buildActiveFilters(
    {
      destinations: ['kas', 'gone'],
      priceFrom: 20,
      dateFrom: '2027-05-10',
      dateTo: '2027-05-15',
      rating: 4.5,
      freeCancellation: true,
      page: 3,
      sort: 'rating',
    },
    context,
  )
  expect(active.map(({ label }) => label)).toEqual([
    '10.05.2027 – 15.05.2027',
    '',
    'Kasch',
    'gone',
    t('filters.ratingFrom', { figure: '4,5' }),
    t('filters.freeCancellation'),
  ])
  const [dates, price, kas] = active
  expect(price?.price).toEqual({ from: '20.00', to: null })
  expect(dates?.search).toBe('?destinations=kas,gone&rating=4.5&priceFrom=20&freeCancellation=true&sort=rating')
  expect(kas?.search).toContain('destinations=gone&')
  for (const { search } of active) expect(search).not.toContain('page')
})

test('nothing is active without filters', async () => {
  expect(buildActiveFilters({ page: 2, sort: 'rating' }, { ...(await contextOf()), facets })).toEqual([])
})
