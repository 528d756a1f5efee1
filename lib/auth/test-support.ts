import { parseSetCookie, stringifyCookie } from 'cookie'
import { NextRequest } from 'next/server'
import { type Session, sessionSchema } from '@/domain/member/schema'
import { AUTH_PATHS } from './auth-paths'
import { handleAuth } from './handle-auth'

export const DAY = 86_400

export const session = (id = 7): Session =>
  sessionSchema.parse({
    token: `api-token-${id}`,
    expiresAt: new Date(Date.now() + 30 * DAY * 1000).toISOString(),
    member: {
      id,
      firstName: 'İpek',
      lastName: 'Işık',
      email: 'ipek@mail.example',
      phone: null,
      birthDate: null,
      address: null,
      locale: 'tr',
      mustChangePassword: false,
    },
  })

interface Asked {
  path?: string
  method?: 'GET' | 'POST'
  body?: Record<string, unknown>
  form?: Record<string, string>
  headers?: Record<string, string>
  cookies?: Record<string, string>
}

export async function ask({ path = AUTH_PATHS.login, method = 'POST', body, form, headers = {}, cookies = {} }: Asked) {
  const cookie = stringifyCookie(cookies, { encode: String })
  const request = new NextRequest(`http://lykia.localhost${path}`, {
    method,
    headers: {
      host: 'lykia.localhost',
      origin: 'http://lykia.localhost',
      'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: form ? new URLSearchParams(form).toString() : JSON.stringify(body ?? {}) } : {}),
  })
  const response = await handleAuth(request, path.replace('/api/auth/', '').split('/'))
  const text = await response.text()
  return {
    status: response.status,
    json: text ? JSON.parse(text) : null,
    location: response.headers.get('location'),
    set: response.headers.getSetCookie(),
    cache: response.headers.get('cache-control'),
  }
}

/** The cookies that a browser stores after these `Set-Cookie` headers. */
export function keep(set: readonly string[]): Record<string, string> {
  const cookies = set.map((line) => parseSetCookie(line, { decode: String })).filter(({ maxAge }) => maxAge !== 0)
  return Object.fromEntries(cookies.map(({ name, value = '' }) => [name, value]))
}

export const jar = (cookies: Record<string, string>) => ({
  getAll: () => Object.entries(cookies).map(([name, value]) => ({ name, value: decodeURIComponent(value) })),
})
