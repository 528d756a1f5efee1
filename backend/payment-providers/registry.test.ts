import { expect, test } from 'vitest'
import { createPaymentProvider } from './registry'

const settings = { baseUrl: 'http://127.0.0.1:9', apiKey: 'a', secretKey: 'b' }

test('a provider is found by its name, and an unknown name is refused with the known ones', async () => {
  const provider = createPaymentProvider('iyzico', settings)
  expect(provider.verifyWebhook('', new Headers()).outcome).toBe('rejected')
  expect(() => createPaymentProvider('nobody', settings)).toThrow('iyzico, not nobody')
})
