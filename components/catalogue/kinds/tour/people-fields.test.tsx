import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, test } from 'vitest'
import { buildPaxBounds } from '@/domain/basket/pax'
import basket from '@/messages/en/basket.json'
import { PeopleFields } from './people-fields'
import type { TourBookingParts } from './use-tour-booking'

const { bands } = basket.card

function show(infant: number, seatsLeft: number, hasInfants: boolean) {
  const pax = { adult: 2, child: 0, infant }
  const parts = {
    booking: { ageBands: { childFrom: 4, adultFrom: 12 }, price: { amount: '1.00', oldAmount: null }, campaign: null },
    choice: { pax },
    money: null,
    state: { session: null, bounds: buildPaxBounds(pax, seatsLeft, hasInfants) },
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
