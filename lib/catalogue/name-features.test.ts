import { expect, test } from 'vitest'
import { formatDistance, nameFeatures } from './name-features'
import { loadWords } from './test-support/load-words'

test('known features are named however they are written, others as the operator wrote them, each once', async () => {
  const { t } = await loadWords('tr')
  const pool = t('features.privatePool')
  expect(nameFeatures(['privatePool', 'private-pool', 'Private pool', 'Bowling <b>alley</b>', ''], t)).toEqual([
    pool,
    'Bowling alley',
  ])
})

test.each([
  [350, 'metres', { metres: 350 }],
  [999, 'metres', { metres: 999 }],
  [1000, 'kilometres', { kilometres: 1 }],
  [2540, 'kilometres', { kilometres: 2.5 }],
] as const)('%s metres', async (metres, key, values) => {
  const { t } = await loadWords('de')
  expect(formatDistance(metres, t)).toBe(
    key === 'metres'
      ? t('distances.metres', values as { metres: number })
      : t('distances.kilometres', values as { kilometres: number }),
  )
})
