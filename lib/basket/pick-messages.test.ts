import { expect, test } from 'vitest'
import { pickMessages } from './pick-messages'

const messages = {
  basket: { card: { add: 'Add', total: 'Total' }, cart: { title: 'Basket' } },
  // The compiled form of messages with arguments.
  common: { counts: { adults: ['x', ['y']] } },
  errors: { codes: { unknown: 'Oh', soldOut: 'Gone' } },
}

test('gives what is named, and nothing beside it', () => {
  expect(pickMessages(messages, ['basket.card', 'common.counts', 'errors.codes.unknown'])).toEqual({
    basket: { card: messages.basket.card },
    common: { counts: messages.common.counts },
    errors: { codes: { unknown: 'Oh' } },
  })
  expect(pickMessages(messages, ['basket.card', 'basket.cart.title'])).toEqual({ basket: messages.basket })
})

test('a name that leads nowhere is noticed when the page is made', () => {
  expect(() => pickMessages(messages, ['basket.crad'])).toThrow('basket.crad')
})
