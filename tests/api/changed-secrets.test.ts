import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOperatorApp } from '@/backend/app'
import { type Environment, quoteSecrets } from '@/backend/platform/env/env'
import { ApiError } from '@/backend/platform/http/errors'
import { signLink } from '@/backend/platform/http/signed-links'
import { requireQuote, signQuote } from '@/backend/reservations/quote-token'
import { NOON, SERVICE_KEY } from './harness'
import { openShop, type Shop } from './support/trips'

const NEW = 'a-secret-of-twenty-signs-or-more'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const changed = (change: Partial<Environment>) => {
  const { services } = shop.api
  return { ...services, env: { ...services.env, ...change } }
}

test('both keys of a storefront hold while the key is changed, and only the new one afterwards', async () => {
  const during = createOperatorApp(changed({ SERVICE_KEY: NEW, SERVICE_KEY_BEFORE: SERVICE_KEY }))
  const after = createOperatorApp(changed({ SERVICE_KEY: NEW }))
  const statusOf = async (app: typeof during, key: string, path: string) =>
    (await app.request(path, { headers: { 'x-service-key': key } })).status
  for (const path of ['/cache-invalidations', '/kiraci-listele']) {
    expect(await statusOf(during, NEW, path), path).toBe(200)
    expect(await statusOf(during, SERVICE_KEY, path), path).toBe(200)
    expect(await statusOf(during, 'another-key-of-nobody', path), path).toBe(403)
    expect(await statusOf(after, SERVICE_KEY, path), path).toBe(403)
  }
})

test('a price and a link of a mail that were signed before hold until the old secret is forgotten', async () => {
  const { QUOTE_SECRET: old } = shop.api.services.env
  const during = changed({ QUOTE_SECRET: NEW, QUOTE_SECRET_BEFORE: old })
  const after = changed({ QUOTE_SECRET: NEW })
  const { quoteToken } = (await shop.quote({ date: '2026-12-01' })).data
  const payload = requireQuote(quoteToken, 'alpha', quoteSecrets(during.env), NOON)
  expect(() => requireQuote(quoteToken, 'alpha', quoteSecrets(after.env), NOON)).toThrow(ApiError)
  expect(requireQuote(signQuote(payload, NEW), 'alpha', quoteSecrets(after.env), NOON)).toEqual(payload)

  const email = 'ann@mail.example'
  await shop.api.ask('subscribeNewsletter', { email, locale: 'en', privacyPolicy: true })
  const [row] = await shop.rows(`select id from subscribers where email = '${email}'`)
  const link = { company: 'alpha', id: Number(row?.id), at: NOON, purpose: 'leaveNewsletter' } as const
  const linkToken = signLink(link, old)
  const leave = async ({ env }: typeof during) => {
    const app = createOperatorApp({ ...shop.api.services, env })
    const body = JSON.stringify({ baglanti_jetonu: linkToken })
    const headers = { company: 'alpha', 'content-type': 'application/json' }
    return (await app.request('/bulten-cikis-post', { method: 'POST', headers, body })).status
  }
  expect(await leave(after)).toBe(422)
  expect(await leave(during)).toBe(200)
})
