import { expect, test } from 'vitest'
import type { PriceComponent, PricedReservation } from '@/domain/pricing/types'
import type { BookingCampaign } from './booking'
import { getUnitPrice } from './unit-price'

const TEN_OFF: BookingCampaign = { discountType: 'percent', discountValue: '10', endsOn: null, label: 'Early' }
const FIXED: BookingCampaign = { ...TEN_OFF, discountType: 'fixed' }

const part = (code: PriceComponent['code'], quantity: number, unitPrice: string): PriceComponent => ({
  code,
  quantity,
  unitPrice,
  amount: unitPrice,
})
const pricedOf = (components: PriceComponent[]) => ({ lines: [{ components }] }) as unknown as PricedReservation

test.each([
  ['a party', [part('adult', 2, '45.00'), part('child', 1, '22.50')], null, { amount: '45.00', old: null }],
  ['a party in a campaign', [part('adult', 2, '45.00')], TEN_OFF, { amount: '40.50', old: '45.00' }],
  ['what is taken off the whole', [part('adult', 2, '45.00')], FIXED, { amount: '45.00', old: null }],
  [
    'a group with extras',
    [part('group', 1, '300.00'), part('extra:4', 2, '5.00')],
    null,
    { amount: '300.00', old: null },
  ],
  [
    'a stay that is long',
    [part('unit', 7, '140.00'), part('lengthDiscount', 1, '-98.00')],
    null,
    { amount: '140.00', old: null },
  ],
  ['nights of two seasons', [part('unit', 2, '140.00'), part('unit', 3, '180.00')], null, null],
  ['nobody full-grown', [part('child', 2, '22.50')], TEN_OFF, null],
  ['nothing', [], TEN_OFF, null],
] as const)('%s', (_, components, campaign, expected) => {
  expect(getUnitPrice(pricedOf([...components]), campaign)).toEqual(expected)
})
