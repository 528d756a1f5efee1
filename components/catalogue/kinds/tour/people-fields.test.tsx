import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { buildPaxBounds, findReachedLimit } from '@/domain/basket/party'
import basket from '@/messages/en/basket.json'
import { PeopleFields } from './people-fields'
import type { TourBookingParts } from './use-tour-booking'

const { bands } = basket.card

function show(infant: number, seatsLeft: number, hasInfants: boolean, capacity: number | null = null) {
  const pax = { adult: 2, child: 0, infant }
  const rule = { capacity, infantsPerAdult: 2 }
  const parts = {
    booking: { ageBands: { childFrom: 4, adultFrom: 12 }, price: { amount: '1.00', oldAmount: null }, campaign: null },
    choice: { pax },
    money: null,
    state: {
      session: null,
      bounds: buildPaxBounds(pax, { seatsLeft, rule, hasInfants }),
      party: null,
      reached: findReachedLimit(pax, hasInfants ? rule : { ...rule, infantsPerAdult: null }),
    },
  }
  render(
    <NextIntlClientProvider locale="en" messages={{ basket }}>
      <PeopleFields
        parts={{ ...parts, booking: { ...parts.booking, unitPrices: {} } } as unknown as TourBookingParts}
      />
    </NextIntlClientProvider>,
  )
  return Object.values(bands).filter((name) => screen.queryByText(name) !== null)
}

test.each([
  ['children stay where no seat is left for one', 0, 2, true, [bands.adult, bands.child, bands.infant]],
  ['no infants where none may come along', 0, 2, false, [bands.adult, bands.child]],
  ['those that a link brought along can be taken out', 1, 2, false, [bands.adult, bands.child, bands.infant]],
])('%s', (_name, infant, seats, hasInfants, expected) => {
  expect(show(infant, seats, hasInfants)).toEqual(expected)
})

test.each([
  ['the licence', 1, 3, 'At most 3 people can come along, infants included.'],
  ['the laps of the adults', 4, 12, 'With this many adults, at most 4 infants can come along.'],
  ['nothing', 1, 12, ''],
])('a stepper that %s stops says so', (_name, infant, capacity, words) => {
  show(infant, 10, true, capacity)
  expect(document.querySelector('p[role="status"]')?.textContent).toBe(words)
  const more = screen.getByRole('button', { name: basket.card.more.replace('{what}', bands.infant) })
  expect(more.getAttribute('aria-disabled') === 'true').toBe(words !== '')
})
