import { describe, expect, test } from 'vitest'
import { cardOf, orderOf } from '../test-support/orders'
import { buildCardBody } from './order-body'

const VISA = '4111111111111129'

describe('the address of the buyer', () => {
  const bodyFor = (place: { address: string | null; city: string | null; country: string | null }) => {
    const { buyer, billingAddress } = orderOf()
    const order = orderOf({ buyer: { ...buyer, ...place }, billingAddress: { ...billingAddress, ...place } })
    return buildCardBody(order, cardOf(VISA))
  }

  test('is where the payer lives, with the English name of the country', () => {
    const { buyer, billingAddress } = bodyFor({ address: '1 Mill Lane', city: 'Leeds', country: 'GB' })
    expect(buyer).toMatchObject({ registrationAddress: '1 Mill Lane', city: 'Leeds', country: 'United Kingdom' })
    expect(billingAddress).toMatchObject({ address: '1 Mill Lane', city: 'Leeds', country: 'United Kingdom' })
  })

  test('names no place where none is known', () => {
    const { buyer, billingAddress } = bodyFor({ address: null, city: null, country: null })
    expect(buyer).toMatchObject({ registrationAddress: '-', city: '-', country: '-' })
    expect(billingAddress).toMatchObject({ address: '-', city: '-', country: '-' })
  })
})
