import { addDays } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { type Client, require200 } from './client'
import { DEMO_PASSWORD } from './servers'
import { book, chooseTour, pay, register, type Trip, ZONE } from './shopper'
import { findTours } from './tours'

export interface OtherTenant {
  /** Bought at once with a hold, and paid. */
  direct: Trip
  hold: { id: number; holdToken: string }
  memberToken: string
  productId: number
}

/**
 * What only the German demo tenant's settings allow, or needs no reservation: a direct sale out of a hold, a hold that
 * is open, a guest's review, and a member with favourites and a review of a trip behind them.
 */
export async function fillOtherTenant(ask: Client): Promise<OtherTenant> {
  const { instant: productId } = await findTours(ask)
  const token = await register(ask)
  const item = await chooseTour(ask, productId, 1)
  const hold = await require200('takeHold', ask('takeHold', { item, hold: null }, { token }))
  const direct = await book(ask, token, { item, hold: { id: hold.id, holdToken: hold.holdToken } })
  await pay(ask, direct)
  const open = await require200('takeHold', ask('takeHold', { item: await chooseTour(ask, productId, 2), hold: null }))
  const travelledOn = addDays(toLocal(Date.now(), ZONE).date, -40)
  const review = { locale: 'en' as const, productId, score: 4, text: 'A fine day at sea.', travelledOn }
  const guest = { author: 'Gesa', authorPlace: 'Kiel', email: 'gesa@mail.example' }
  await require200('writeReview', ask('writeReview', { ...review, ...guest }))
  const account = { email: 'demo@orion.example', password: DEMO_PASSWORD }
  const { token: memberToken } = await require200('login', ask('login', account))
  await require200('writeReview', ask('writeReview', review, { token: memberToken }))
  await require200('addFavourite', ask('addFavourite', { productId }, { token: memberToken }))
  return { direct, hold: { id: open.id, holdToken: open.holdToken }, memberToken, productId }
}
