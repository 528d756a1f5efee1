import { expect, test } from 'vitest'
import { sortCoupons, toCouponView } from './coupon-view'
import { buildTestContext } from './test-context'

type Coupon = Parameters<typeof toCouponView>[0]

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'COAST10',
  couponStatus: 'active',
  discountType: 'percent',
  discountValue: '10',
  validUntil: '2027-05-31',
  ...changes,
})

test('percent and amount, until when and without an end, in the language of the page', () => {
  expect(toCouponView(coupon(), buildTestContext())).toEqual({
    code: 'COAST10',
    status: 'active',
    discount: '10% off',
    text: 'Type the code in your basket.',
    until: 'Valid until 31.05.2027',
  })
  const open = coupon({ discountType: 'fixed', discountValue: '250', validUntil: null })
  expect(toCouponView(open, buildTestContext('de'))).toMatchObject({
    discount: '250,00\u00a0₺ Rabatt',
    until: 'Ohne Enddatum',
  })
  expect(toCouponView(open, buildTestContext('ar')).discount).toContain('\u2066₺250.00\u2069')
})

test('until when a used one would have been good is not told', () => {
  expect(toCouponView(coupon({ couponStatus: 'used' }), buildTestContext()).until).toBeNull()
  expect(toCouponView(coupon({ couponStatus: 'passive' }), buildTestContext()).until).toBe('Valid until 31.05.2027')
})

test('one whose last day is over says so, on the clocks of the operator', () => {
  const passive = coupon({ couponStatus: 'passive' })
  const at = (moment: string) => toCouponView(passive, buildTestContext(), Date.parse(moment))
  expect(at('2027-05-31T20:59:00Z')).toMatchObject({
    text: 'This coupon is not valid at the moment.',
    until: 'Valid until 31.05.2027',
  })
  expect(at('2027-05-31T21:00:00Z')).toMatchObject({
    text: 'This coupon has run out.',
    until: 'Was valid until 31.05.2027',
  })
})

test('those that can be used come first, others keep their order', () => {
  const given = (['passive', 'used', 'active', 'pending', 'active'] as const).map((couponStatus, index) =>
    coupon({ couponStatus, code: String(index) }),
  )
  expect(sortCoupons(given).map(({ code }) => code)).toEqual(['2', '4', '3', '1', '0'])
})
