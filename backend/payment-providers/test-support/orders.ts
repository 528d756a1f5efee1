import { randomUUID } from 'node:crypto'
import { CardSecret } from '../card-secret'
import type { ExpectedPayment, PaymentOrder } from '../types'

export const CVC = '937'

export function cardOf(number: string): CardSecret {
  const cvc = number.startsWith('37') ? '9371' : CVC
  return new CardSecret({ holder: 'Ayşe Yılmaz', number, expireMonth: '12', expireYear: '2030', cvc })
}

/** An order of two items over 1200.50 TRY, in one payment. */
export function orderOf(changes: Partial<PaymentOrder> = {}): PaymentOrder {
  return {
    conversationId: randomUUID(),
    basketId: 'LYK261121101500',
    language: 'tr',
    shopName: 'Likya Turları',
    price: '1200.50',
    amount: '1200.50',
    currency: 'TRY',
    instalments: 1,
    buyer: {
      id: 'M-17',
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      email: 'ayse@example.com',
      phone: '+905350000000',
      address: 'Kaleiçi Mah. No:1',
      city: 'Antalya',
      country: 'TR',
      postalCode: '07100',
      ip: '85.34.78.112',
    },
    billingAddress: { contactName: 'Ayşe Yılmaz', address: 'Kaleiçi Mah. No:1', city: 'Antalya', country: 'TR' },
    items: [
      { id: '101', name: 'Düden şelalesi turu', category: 'Tur', price: '1000.00' },
      { id: '102', name: 'Transfer', category: 'Transfer', price: '200.50' },
    ],
    ...changes,
  }
}

export function expectationOf(order: PaymentOrder, paymentId?: string): ExpectedPayment {
  const { conversationId, basketId, amount, currency } = order
  return { conversationId, basketId, amount, currency, paymentId }
}
