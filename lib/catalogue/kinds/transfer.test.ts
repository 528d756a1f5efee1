import { expect, test } from 'vitest'
import { loadWords } from '../test-support/load-words'
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

test("a page's facts of the roomiest vehicle say that it is one of several", async () => {
  const words = await loadWords('en')
  const tell = (...seats: number[]) => {
    const vehicles = seats.map((count) => ({ vehicle: 'minivan', seats: count, luggage: 6, price: '68.00', perDay: 2 }))
    const details = { vehicles, durationMinutes: 90, distanceKilometres: 80, childSeats: 2 }
    return transferView.keyFacts(details as never, {} as never, words).slice(2, 4)
  }
  expect(tell(6, 44)).toEqual([
    { icon: 'users', title: words.t('facts.seats', { count: 44 }), text: words.t('facts.largestText') },
    { icon: 'luggage', title: words.t('facts.luggage', { count: 6 }) },
  ])
  expect(tell(6)[0]).not.toHaveProperty('text')
})
