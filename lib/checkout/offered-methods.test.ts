import { expect, test } from 'vitest'
import type { PaymentMethod } from '@/domain/reservations/schema'
import { listOfferedMethods } from './offered-methods'

const ALL = ['card', 'bankTransfer', 'onArrival'] as const satisfies PaymentMethod[]

test.each<[string, { paymentMethods?: PaymentMethod[] } | null, readonly PaymentMethod[]]>([
  ['without a quote all', null, ALL],
  ['with a quote that says nothing of them all', {}, ALL],
  ["those of the quote, in the tenant's order", { paymentMethods: ['onArrival', 'card'] }, ['card', 'onArrival']],
  ['all where the quote has none of them', { paymentMethods: [] }, ALL],
])('%s', (_name, quote, expected) => {
  expect(listOfferedMethods(ALL, quote)).toEqual(expected)
})
