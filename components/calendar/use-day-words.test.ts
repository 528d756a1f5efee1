import { expect, test } from 'vitest'
import basket from '@/messages/en/basket.json'

test('what is let has words for every reason that departures have', () => {
  const { calendar, let: lets } = basket
  for (const part of ['word', 'title', 'why'] as const) {
    expect(Object.keys(lets[part]).sort()).toEqual(Object.keys(calendar[part]).sort())
  }
})
