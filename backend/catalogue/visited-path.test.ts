import { expect, test } from 'vitest'
import { randomToken } from '../platform/shared/secrets'
import { toVisitedPath } from './visited-path'

test.each([
  '/de/d/touren?page=2&kat_k_no=7',
  '/p/kekova-by-boat-with-lunch-and-swimming?date=2026-12-05',
  '/search/KEKOVA%20boat',
  '/voucher/LYK261122120000',
])('%s is counted as it is', (path) => {
  expect(toVisitedPath(path)).toBe(path)
})

test('what a link opens by is not counted, wherever it stands', () => {
  for (let round = 0; round < 200; round += 1) {
    const key = randomToken()
    expect(toVisitedPath(`/de/enquire-booking?ref=${key}`)).toBe('/de/enquire-booking?ref=*')
    expect(toVisitedPath(`/user/reservations/${key}`)).toBe('/user/reservations/*')
    expect(toVisitedPath(`/newsletter?do=leave&token=${key}&x=1`)).toBe('/newsletter?do=leave&token=*&x=1')
  }
})
