import { describe, expect, test } from 'vitest'
import { discountRatesSchema } from '@/domain/basket/schema'
import { buildDraft } from './draft'
import { cardSchema, reservationRequestSchema } from './schema'

describe('the defaults of the specification', () => {
  test.each(['basket', 'direct'] as const)('in the reservation "%s" of a browser', (flow) => {
    expect(buildDraft(flow)).toMatchObject({
      flow,
      id: null,
      locale: 'tr',
      items: [],
      salesMethod: 'direct',
      taxMode: 'included',
      fixedCurrency: 'TRY',
      paymentMethod: 'card',
      paymentPlan: 'deposit',
      collectionStatus: 0,
      distanceSalesAgreement: true,
      rentalAgreement: true,
      module: 'web',
    })
  })

  test('in what is sent', () => {
    const guest = {
      firstName: 'İpek',
      lastName: 'Işık',
      birthDate: null,
      identityNumber: null,
      address: null,
      phone: '+905551112233',
      email: 'ipek@mail.example',
    }
    const sent = { flow: 'basket', quoteToken: 'x', guest, distanceSalesAgreement: true }
    expect(reservationRequestSchema.parse(sent)).toMatchObject({
      locale: 'tr',
      salesMethod: 'direct',
      paymentMethod: 'card',
      paymentPlan: 'deposit',
      instalments: 1,
      rentalAgreement: true,
      module: 'web',
    })
  })
})

test('the defaults of discount rates: no percent', () => {
  const none = { type: 'percent', ratePercent: '0' }
  const rates = { couponDiscount: none, basketDiscount: none, tradeDiscount: none }
  expect(discountRatesSchema.parse({ couponDiscount: {} })).toEqual(rates)
})

test('the defaults of card details: no wish for 3-D Secure, one instalment', () => {
  const card = { cardHolder: 'İpek Işık', cardNumber: '5528790000000008', cardExpiry: '12/30', cardSecurityCode: '123' }
  expect(cardSchema.parse(card)).toMatchObject({ threeDSecure: false, cardInstalments: 1 })
})
