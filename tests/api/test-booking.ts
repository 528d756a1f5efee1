import { randomUUID } from 'node:crypto'
import type { Selection } from '@/domain/basket/schema'
import type { Guest } from '@/domain/reservations/schema'
import type { RequestOf } from '@/domain/wire/call'
import type { CALLS } from '@/domain/wire/calls'
import type { TestApi } from './harness'

export const guest: Guest = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  birthDate: null,
  identityNumber: null,
  address: null,
  phone: '+44 7700 900123',
  email: 'hannah@mail.example',
}

type Choices = Pick<Selection, 'productId' | 'kind' | 'date'> & Partial<Selection>
type QuoteRequest = RequestOf<(typeof CALLS)['quote']>
type ReservationRequest = RequestOf<(typeof CALLS)['createReservation']>

/** For tests: a selection for two without extras. */
export function select(chosen: Choices): Selection {
  return {
    endDate: null,
    session: null,
    pax: { adult: 2, child: 0, infant: 0 },
    extras: [],
    pickupPlace: null,
    choice: null,
    ...chosen,
  }
}

export function quoteOf(api: TestApi, items: Selection[], changes: Partial<QuoteRequest> = {}) {
  return api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR', ...changes })
}

/** Reserves by bank transfer what a quote says, so that no gateway is asked. */
export function reserve(
  api: TestApi,
  token: string,
  quoteToken: string,
  changes: Partial<ReservationRequest> & { key?: string } = {},
) {
  const { key = randomUUID(), ...rest } = changes
  const request = {
    flow: 'basket' as const,
    quoteToken,
    guest,
    paymentMethod: 'bankTransfer' as const,
    distanceSalesAgreement: true as const,
    ...rest,
  }
  return api.ask('createReservation', request, { token, idempotencyKey: key })
}

/** Quote and reservation in one. */
export async function book(api: TestApi, token: string, items: Selection[]) {
  const { data } = await quoteOf(api, items)
  return reserve(api, token, data.quoteToken)
}
