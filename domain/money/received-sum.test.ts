import { expect, test } from 'vitest'
import { splitReceived } from './received-sum'

const booking = { paid: '100.00', total: '750.00', isGone: false }

test('a reservation takes what is open, and the rest goes back', () => {
  expect(splitReceived({ ...booking, amount: '650.00' })).toEqual({ open: '650.00', wanted: '650.00', surplus: '0.00' })
  expect(splitReceived({ ...booking, amount: '650.01' })).toEqual({ open: '650.00', wanted: '650.00', surplus: '0.01' })
  expect(splitReceived({ ...booking, amount: '5.00' })).toEqual({ open: '650.00', wanted: '5.00', surplus: '0.00' })
})

test('one that is overpaid or exists no more takes nothing', () => {
  const all = { open: '0.00', wanted: '0.00', surplus: '20.00' }
  expect(splitReceived({ ...booking, paid: '800.00', amount: '20.00' })).toEqual(all)
  expect(splitReceived({ ...booking, isGone: true, amount: '20.00' })).toEqual(all)
})
