import { expect, test } from 'vitest'
import type { Quote } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import { EMPTY_GUEST_FORM, hotelOf, toGuest } from '@/domain/reservations/guest-rules'
import { buildItem } from '@/lib/basket/test-items'
import { buildOrder } from './build-order'

const seen = { quoteToken: 'seen' } as Quote
const items = [buildItem()]
const guest = { ...EMPTY_GUEST_FORM, firstName: 'Hannah', lastName: 'Whitfield', hotelName: 'Villa Turk', note: 'Late' }
const hold = { id: 7, holdToken: 'h' }
const quoteTerms = { paymentPlan: 'deposit', instalments: 3, cardBin: '552879' } as const

const order = buildOrder({
  locale: 'de',
  draft: { flow: 'direct', items, couponCode: 'SPRING', agencyId: 5, subAgencyId: 6 },
  hold,
  guest,
  seen,
  currency: 'EUR',
  method: 'card',
  quoteTerms,
  isRented: true,
})

test('the price is asked for anew of what was seen, on the same terms', () => {
  expect(order).toMatchObject({ seen, agreed: null })
  expect(order.basket).toEqual({
    locale: 'de',
    items: items.map(toSelection),
    couponCode: 'SPRING',
    chosenCurrency: 'EUR',
    ...quoteTerms,
    hold,
  })
})

test('the booking says who travels, how it is paid and what was agreed to', () => {
  expect(order.request).toEqual({
    flow: 'direct',
    hold,
    locale: 'de',
    guest: toGuest(guest),
    hotel: hotelOf(guest),
    note: 'Late',
    paymentMethod: 'card',
    paymentPlan: 'deposit',
    instalments: 3,
    distanceSalesAgreement: true,
    rentalAgreement: true,
    agencyId: 5,
    subAgencyId: 6,
  })
})
