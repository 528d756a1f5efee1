import { expect, test } from 'vitest'
import { otherSettingsSchema, rateSchema, settingsSchema } from './schema'

test('a currency without a code and without rates is the lira at 1', () => {
  expect(rateSchema.parse({ symbol: '₺' })).toEqual({ bankCode: 'TRY', symbol: '₺', buy: '1', sell: '1' })
})

test('guests may not comment unless a tenant lets them', () => {
  expect(otherSettingsSchema.shape.guestReviews.parse(undefined)).toBe(false)
  expect(settingsSchema.shape.other.parse(undefined)).toEqual({ guestReviews: false })
})
