import { afterEach, expect, test, vi } from 'vitest'
import type { ReservationRequest } from '@/domain/reservations/schema'
import { readSealed } from '@/lib/security/sealed-session'
import { closeAttempt, getOpenAttempt, storeAttempt, toIntent } from './attempt'

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

const attempt = { key: 'k', quoteToken: 'first', expiresAt: 1000 }

/** Simulates a reload: only the storage survives. */
async function reload() {
  vi.resetModules()
  return import('./attempt')
}

test('a reload in the middle of it finds it again', async () => {
  const intent = toIntent(request, basket)
  await storeAttempt(intent, attempt)
  const anew = await reload()
  expect(await anew.getOpenAttempt(intent, 0)).toMatchObject(attempt)
  expect(await anew.getOpenAttempt(toIntent({ ...request, note: 'A cot' }, basket), 0)).toBeNull()
  const { writeSealed } = await import('@/lib/security/sealed-session')
  await writeSealed('kervan.attempt', { key: 1 })
  expect(await anew.getOpenAttempt(intent, 0)).toBeNull()
})

test('the tab keeps it encrypted, and nothing in it names the guest', async () => {
  await storeAttempt(toIntent(request, basket), attempt)
  expect(sessionStorage.getItem('kervan.attempt')).toMatch(/^U2FsdGVkX1/)
  const kept = (await readSealed('kervan.attempt')) ?? {}
  expect(Object.keys(kept).sort()).toEqual(['digest', 'expiresAt', 'key', 'quoteToken'])
  for (const secret of ['Hannah', 'Whitfield', 'mail.example', '900123'])
    expect(JSON.stringify(kept)).not.toContain(secret)
})

test('an attempt is taken up again while its price holds and nothing was changed', async () => {
  const intent = toIntent(request, basket)
  await storeAttempt(intent, attempt)
  expect(await getOpenAttempt(intent, 999)).toMatchObject(attempt)
  expect(await getOpenAttempt(intent, 1000)).toBeNull()
  expect(await getOpenAttempt('another', 0)).toBeNull()
  closeAttempt()
  expect(await getOpenAttempt(intent, 0)).toBeNull()
})
