import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import arabic from '@/messages/ar/common.json'
import english from '@/messages/en/common.json'
import { formatDuration, formatRideTime } from './duration'

const en = createTranslator({ locale: 'en', messages: { common: english }, namespace: 'common' })
const ar = createTranslator({ locale: 'ar', messages: { common: arabic }, namespace: 'common' })

test('an excursion is told to the half hour, a ride to the minute', () => {
  expect(formatDuration({ minutes: 135 }, en)).toBe('2.5 hours')
  expect([25, 60, 65, 135].map((minutes) => formatRideTime(minutes, en))).toEqual([
    '25 minutes',
    '1 hour',
    '1 hour 5 minutes',
    '2 hours 15 minutes',
  ])
  expect(formatRideTime(65, ar)).toBe('ساعة واحدة و5 دقائق')
})
