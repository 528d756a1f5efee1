import { describe, expect, test } from 'vitest'
import { buildOrder } from './order'
import type { PayerPlace } from './payer-place'

describe('the address of the buyer', () => {
  const totals = { depositTotal: '10.00' }
  const reservation = {
    guest: { firstName: 'Hannah', lastName: 'Whitfield', email: 'h@mail.example', phone: '+44 7700 900123' },
    fixed: { totals, lines: [{ deposit: '10.00', balance: '0.00', total: '10.00' }] },
    chargedAmount: '10.00',
    paidAmount: '0.00',
    refundingAmount: '0.00',
  } as unknown as Parameters<typeof buildOrder>[0]['reservation']
  const orderFrom = (place: PayerPlace) =>
    buildOrder({
      reservation,
      items: [],
      purpose: 'deposit',
      conversationId: 'c-1',
      instalments: 1,
      clientAddress: '192.0.2.1',
      place,
      shopName: 'Alpha',
    })

  test('is where the payer lives, with the English name of the country', () => {
    const { buyer, billingAddress } = orderFrom({ address: '1 Mill Lane', city: 'Leeds', country: 'GB' })
    const sent = { address: '1 Mill Lane', city: 'Leeds', country: 'United Kingdom' }
    expect(buyer).toMatchObject(sent)
    expect(billingAddress).toEqual({ contactName: 'Hannah Whitfield', ...sent })
  })

  test('names no place where none is known', () => {
    const { buyer, billingAddress } = orderFrom({ address: null, city: null, country: null })
    const sent = { address: '-', city: '-', country: '-' }
    expect(buyer).toMatchObject(sent)
    expect(billingAddress).toMatchObject(sent)
  })
})
