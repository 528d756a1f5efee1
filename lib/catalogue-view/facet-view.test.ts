import { expect, test } from 'vitest'
import type { Facets } from '@/domain/catalogue/shared/listing-schema'
import { buildActiveFilters } from './active-filters'
import { buildFilterGroups } from './facet-view'
import { loadWords } from './test-support/words'

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

const contextOf = async () => ({ t: (await loadWords('de')).t, locale: 'de' as const, fallback: 'en' as const })

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

test('every filter that is on can be taken away alone, back to the first page', async () => {
  const context = { ...(await contextOf()), facets, symbol: '€' }
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
    t('filters.fromPrice', { amount: '20,00\u00a0€' }),
    'Kasch',
    'gone',
    t('filters.ratingFrom', { figure: '4,5' }),
    t('filters.freeCancellation'),
  ])
  const [dates, , kas] = active
  expect(dates?.search).toBe('?destinations=kas,gone&rating=4.5&priceFrom=20&freeCancellation=true&sort=rating')
  expect(kas?.search).toContain('destinations=gone&')
  for (const { search } of active) expect(search).not.toContain('page')
})

test('nothing is active without filters', async () => {
  expect(buildActiveFilters({ page: 2, sort: 'rating' }, { ...(await contextOf()), facets, symbol: '€' })).toEqual([])
})
