import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { LOCALES } from '@/domain/shared/locales'
import { refuseUnknownPath } from './unknown-path'

vi.mock('@/lib/tenancy/current-directory', () => ({ getTenantByHost: async () => ({ language: { default: 'tr' } }) }))

const ask = (headers: Record<string, string>) =>
  refuseUnknownPath(new NextRequest('http://lykia.localhost/api/x', { method: 'POST', headers, body: '{}' }))

test.each(LOCALES)('an address under /api that leads nowhere is refused in %s', async (locale) => {
  const { default: errors } = await import(`../../messages/${locale}/errors.json`)
  const response = await ask({ 'accept-language': locale })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const refusal = { success: 0, code: 'notFound', message: errors.codes.notFound }
  expect(await response.json()).toMatchObject({ ...refusal, data: { ...refusal, status: 'notFound' } })
})

test('who names no language is answered in the tenant’s', async () => {
  expect((await ask({})).headers.get('content-language')).toBe('tr')
})
