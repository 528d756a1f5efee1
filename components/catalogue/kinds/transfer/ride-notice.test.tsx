import { fireEvent, render, screen } from '@testing-library/react'
import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { expect, test, vi } from 'vitest'
import { toParty } from '@/lib/basket/stay-state'
import { daysFrom, euros, knownDays, transfer } from '@/lib/basket/test-bookings'
import { NO_RIDE, type TransferDraft } from '@/lib/basket/transfer-choice'
import { buildTransferState } from '@/lib/basket/transfer-state'
import basket from '@/messages/en/basket.json'
import { RideNotice } from './ride-notice'
import type { TransferBookingParts } from './use-transfer-booking'
import { VehicleChoice } from './vehicle-choice'

const messages = { basket }
const t = createTranslator({ locale: 'en', messages, namespace: 'basket' })
const availability = knownDays(daysFrom('2027-05-01', 31, '54.00'))

/** Renders the vehicle part of the card for a choice. */
function show(draft: Partial<TransferDraft>) {
  const choice = { ...NO_RIDE, date: '2027-05-10', time: '13:45', ...draft }
  const choose = vi.fn<(change: Partial<TransferDraft>) => void>()
  const now = Date.parse('2027-04-01T10:00:00Z')
  const state = buildTransferState({ booking: transfer, choice, availability, money: euros, now })
  const parts = { booking: transfer, choice, choose, money: euros, refusal: null, retry: vi.fn(), state }
  const { unmount } = render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <RideNotice parts={parts as unknown as TransferBookingParts} />
      <VehicleChoice parts={parts as unknown as TransferBookingParts} />
    </NextIntlClientProvider>,
  )
  const take = () => {
    fireEvent.click(screen.getByRole('button', { name: t('ride.take') }))
    unmount()
    const change = choose.mock.lastCall?.[0] ?? {}
    show({ ...draft, ...change })
    return change
  }
  return { take }
}

const vehicle = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a party too large for what was chosen is offered the larger vehicle, which one press takes', () => {
  const { take } = show({ vehicle: 'sedan', pax: toParty(8) })
  expect(screen.getByRole('alert')).toHaveTextContent(t('ride.larger', { vehicle: t('vehicles.minibus') }))
  expect(vehicle(/^Sedan/)).toBeDisabled()
  expect(take()).toEqual({ vehicle: 'minibus', quantity: 1 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(vehicle(/^Minibus/)).toBeChecked()
})

test('where none is large enough, two are offered, and the card says that it is two', () => {
  const { take } = show({ pax: toParty(20) })
  expect(screen.getByRole('alert')).toHaveTextContent(t('ride.two', { count: 2, vehicle: t('vehicles.minibus') }))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(take()).toEqual({ vehicle: 'minibus', quantity: 2 })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(vehicle(/^2 × Minibus/)).toBeChecked()
})

test('a party that no number of vehicles takes is led to a request that names the ride', () => {
  show({ pax: toParty(60) })
  expect(screen.getByRole('alert')).toHaveTextContent(t('ride.none'))
  expect(screen.getByRole('link', { name: t('card.askOffer') })).toHaveAttribute(
    'href',
    `/get-a-special-offer?product=${transfer.slug}&date=2027-05-10&adults=60`,
  )
  expect(screen.queryByRole('button', { name: t('ride.take') })).toBeNull()
})
