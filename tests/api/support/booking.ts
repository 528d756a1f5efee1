import { randomUUID } from 'node:crypto'
import type { AskOptions, TestApi } from '../harness'

export const GUEST = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  birthDate: '1990-04-02',
  identityNumber: 'P1234567',
  address: '1 Quay Street',
  phone: '+44 7700 900123',
  email: 'hannah@mail.example',
}

interface Wish {
  date?: string
  adult?: number
  agencyId?: number | null
  subAgencyId?: number | null
  paymentMethod?: 'card' | 'bankTransfer'
  quoteToken?: string
  guest?: { firstName: string; email: string }
}

/** A signed price for the boat of the test tenant, 42.00 EUR a head less 10 %. */
export async function quoteBoat(api: TestApi, wish: Wish = {}, options: AskOptions = {}) {
  const { company = 'alpha' } = options
  const { data: product } = await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' }, { company })
  const item = {
    productId: product.id,
    kind: 'tour' as const,
    date: wish.date ?? '2026-12-01',
    endDate: null,
    session: '09:00',
    pax: { adult: wish.adult ?? 1, child: 0, infant: 0 },
    extras: [],
  }
  return api.ask('quote', { locale: 'en', items: [item], chosenCurrency: 'EUR' }, options)
}

export async function bookBoat(api: TestApi, token: string, wish: Wish = {}, company = 'alpha') {
  const quoteToken = wish.quoteToken ?? (await quoteBoat(api, wish, { token, company })).data.quoteToken
  const request = {
    flow: 'basket' as const,
    quoteToken,
    locale: 'de' as const,
    guest: { ...GUEST, ...wish.guest },
    note: 'By the window, please.',
    paymentMethod: wish.paymentMethod ?? ('bankTransfer' as const),
    distanceSalesAgreement: true as const,
    agencyId: wish.agencyId ?? null,
    subAgencyId: wish.subAgencyId ?? null,
  }
  return api.ask('createReservation', request, { token, company, idempotencyKey: randomUUID() })
}
