import { expect, test } from 'vitest'
import { MAXIMUM_COUPON_LENGTH, MAXIMUM_ITEMS, MAXIMUM_PERSONS } from './limits'
import { quoteRequestSchema, MAXIMUM_ITEMS as SCHEMA_ITEMS, MAXIMUM_PERSONS as SCHEMA_PERSONS } from './schema'

test('browsers know the limits of the wire without its schemas', () => {
  expect([MAXIMUM_ITEMS, MAXIMUM_PERSONS]).toEqual([SCHEMA_ITEMS, SCHEMA_PERSONS])
  const coupon = quoteRequestSchema.shape.couponCode
  expect(coupon.safeParse('x'.repeat(MAXIMUM_COUPON_LENGTH)).success).toBe(true)
  expect(coupon.safeParse('x'.repeat(MAXIMUM_COUPON_LENGTH + 1)).success).toBe(false)
})
