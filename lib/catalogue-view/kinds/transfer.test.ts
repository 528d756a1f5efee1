import { expect, test } from 'vitest'
import { loadWords } from '../test-support/words'
import { transferView } from './transfer'

test("a card speaks of the vehicle that its price 'from' is for", async () => {
  const words = await loadWords('en')
  const details = {
    vehicles: [
      { vehicle: 'minibus', seats: 14, luggage: 14, price: '105.00', perDay: 1 },
      { vehicle: 'minivan', seats: 6, luggage: 5, price: '68.00', perDay: 2 },
    ],
  } as Parameters<typeof transferView.cardFacts>[0]
  expect(transferView.cardFacts(details, words).map(({ text }) => text)).toEqual([
    words.t('facts.seats', { count: 6 }),
    words.t('facts.luggage', { count: 5 }),
  ])
})
