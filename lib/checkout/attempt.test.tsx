import { afterEach, expect, test, vi } from 'vitest'
import type { ReservationRequest } from '@/domain/reservations/schema'
import { closeAttempt, getOpenAttempt, keepAttempt, toIntent } from './attempt'

const request: ReservationRequest = {
  flow: 'basket',
  quoteToken: 'first',
  guest: {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: 'hannah@mail.example',
    phone: '+447700900123',
    birthDate: null,
    identityNumber: null,
    address: null,
  },
  distanceSalesAgreement: true,
}
const basket = [{ productId: 7 }]

afterEach(closeAttempt)

test('the signature of the price does not make another intent, anything else does', () => {
  const intent = toIntent(request, basket)
  expect(toIntent({ ...request, ...{ quoteToken: 'second' } }, basket)).toBe(intent)
  expect(toIntent({ ...request, paymentMethod: 'onArrival' }, basket)).not.toBe(intent)
  expect(toIntent(request, [{ productId: 8 }])).not.toBe(intent)
})

test('a reload in the middle of it finds it again', async () => {
  const intent = toIntent(request, basket)
  keepAttempt({ key: 'k', intent, request, expiresAt: 1000 })
  vi.resetModules()
  const anew = await import('./attempt')
  expect(anew.getOpenAttempt(intent, 0)).toEqual({ key: 'k', intent, request, expiresAt: 1000 })
  sessionStorage.setItem('kervan.attempt', '{"key":1}')
  expect(anew.getOpenAttempt(intent, 0)).toBeNull()
})

test('an attempt is taken up again while its price holds and nothing was changed', () => {
  const intent = toIntent(request, basket)
  const attempt = { key: 'k', intent, request, expiresAt: 1000 }
  keepAttempt(attempt)
  expect(getOpenAttempt(intent, 999)).toBe(attempt)
  expect(getOpenAttempt(intent, 1000)).toBeNull()
  expect(getOpenAttempt('another', 0)).toBeNull()
  closeAttempt()
  expect(getOpenAttempt(intent, 0)).toBeNull()
})
