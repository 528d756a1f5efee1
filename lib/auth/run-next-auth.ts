import 'server-only'
import type { NextApiRequest, NextApiResponse } from 'next'
import NextAuth, { type AuthOptions } from 'next-auth'

export interface AuthCall {
  method: 'GET' | 'POST'
  /** Path below `/api/auth`: ['callback', 'credentials']. */
  path: readonly string[]
  cookies: Readonly<Record<string, string>>
  host: string
  secure: boolean
  body?: Record<string, string>
  query?: Readonly<Record<string, string>>
}

export interface AuthReply {
  status: number
  /** `Set-Cookie` headers. */
  cookies: string[]
  /** The redirect that next-auth requested. */
  location: string | null
  body: unknown
}

class Recorder {
  readonly reply: AuthReply = { status: 200, cookies: [], location: null, body: null }

  status(code: number): this {
    this.reply.status = code
    return this
  }

  getHeader(name: string): string[] | undefined {
    return name.toLowerCase() === 'set-cookie' ? this.reply.cookies : undefined
  }

  setHeader(name: string, value: string | string[]): this {
    if (name.toLowerCase() === 'set-cookie') this.reply.cookies = [value].flat()
    if (name.toLowerCase() === 'location') this.reply.location = String(value)
    return this
  }

  json(body: unknown): void {
    this.reply.body = body
  }

  send(body: unknown): void {
    this.reply.body = body
  }

  end(): void {
    this.reply.body = null
  }
}

/**
 * Calls next-auth with this request only, instead of the incoming headers and cookies. next-auth reads plain objects of
 * this shape, although its types require Node's request and response.
 */
async function run(call: AuthCall, options: AuthOptions): Promise<AuthReply> {
  const { method, path, cookies, host, secure, body, query } = call
  const request = {
    method,
    query: { ...query, nextauth: [...path] },
    cookies,
    headers: { host, 'x-forwarded-host': host, 'x-forwarded-proto': secure ? 'https' : 'http' },
    body: body ?? {},
  }
  const recorder = new Recorder()
  await NextAuth(request as unknown as NextApiRequest, recorder as unknown as NextApiResponse, options)
  return recorder.reply
}

/**
 * Makes one next-auth call. The caller has checked the origin of a POST. The CSRF token that next-auth also requires is
 * issued and used here, so that a form needs no earlier request and the CSRF cookie never reaches the browser.
 */
export async function runNextAuth(call: AuthCall, options: AuthOptions): Promise<AuthReply> {
  if (call.method === 'GET') return run(call, options)
  const issued = await run({ ...call, method: 'GET', path: ['csrf'] }, options)
  const [name = '', value = ''] = issued.cookies.find((cookie) => cookie.includes('csrf-token='))?.split(/[=;]/) ?? []
  const { csrfToken } = issued.body as { csrfToken: string }
  return run(
    {
      ...call,
      cookies: { ...call.cookies, [name]: decodeURIComponent(value) },
      body: { ...call.body, csrfToken },
    },
    options,
  )
}
