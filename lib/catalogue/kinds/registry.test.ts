import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { loadWords } from '../test-support/load-words'
import { makeProduct } from '../test-support/products'
import { buildKeyFacts } from './registry'

test('a tour tells its hours, or how often it starts', async () => {
  const words = await loadWords('en')
  const { t } = words
  const [hours] = buildKeyFacts(makeProduct(), words)
  expect(hours).toMatchObject({ icon: 'clock', text: t('facts.hours', { from: '09:00', to: '16:30' }) })
  const sessions = ['09:00', '13:30'].map((time) => ({ time, endTime: null, capacity: 18 }))
  expect(buildKeyFacts(makeProduct({ sessions }), words)[0]?.text).toBe(t('facts.startTimes', { count: 2 }))
  expect(buildKeyFacts(makeProduct({ sessions: [] }), words)[0]).not.toHaveProperty('text')
})

test('a guide of whom no language is known is not mentioned', async () => {
  const details = { ...makeProduct().details, guideLanguages: [] } as ReturnType<typeof makeProduct>['details']
  const icons = buildKeyFacts(makeProduct({ details }), await loadWords('en')).map(({ icon }) => icon)
  expect(icons).not.toContain('languages')
})

test.each(LOCALES)('in %s no fact lacks its words, and none stands twice', async (locale) => {
  const facts = buildKeyFacts(makeProduct(), await loadWords(locale))
  const words = facts.flatMap(({ title, text }) => [title, text ?? ''])
  for (const word of words) expect(word).not.toMatch(/catalogue\.|common\.|undefined|\{/)
  expect(new Set(facts.map(({ title }) => title)).size).toBe(6)
})

test('a damage deposit is an amount, to be shown in the currency of the visitor', async () => {
  const details = {
    kind: 'villa',
    bedrooms: 3,
    bathrooms: 2,
    capacity: 6,
    areaSquareMetres: 180,
    minimumNights: 5,
    damageDeposit: '300.00',
    permitNumber: '07-4182',
    checkInFrom: '16:00',
    checkOutUntil: '10:00',
    distances: [],
    features: [],
  } as const
  const product = makeProduct({ kind: 'villa', details: { ...details, rooms: [], distances: [], features: [] } })
  expect(buildKeyFacts(product, await loadWords('de')).map(({ amount }) => amount)).toContain('300.00')
})

test('a car without a deposit says so, and names no amount', async () => {
  const details = {
    kind: 'car',
    carClass: 'economy',
    doors: 5,
    seats: 5,
    luggage: 2,
    gear: 'manual',
    fuel: 'petrol',
    fuelRule: 'fullToFull',
    minimumDriverAge: 21,
    maximumDriverAge: 80,
    minimumLicenceYears: 2,
    damageDeposit: '0.00',
  }
  const words = await loadWords('de')
  const productWith = (damageDeposit: string) =>
    makeProduct({ kind: 'car', details: { ...details, damageDeposit } as ReturnType<typeof makeProduct>['details'] })
  expect(buildKeyFacts(productWith('0.00'), words).at(-1)).toEqual({
    icon: 'wallet',
    title: words.t('facts.noDeposit'),
  })
  expect(buildKeyFacts(productWith('150.00'), words).at(-1)).toMatchObject({ amount: '150.00' })
})
