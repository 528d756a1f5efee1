import type { ApiError, ApiResult } from '@/lib/api/result'
import { AUTH_QUERY, type AuthTab } from './auth-paths'
import type { AuthRequest } from './auth-request'

const NOWHERE = 'http://site.invalid'

/** Adds the outcome to the query of the page that submitted a plain form. */
function withNotice(path: string, notice: Partial<Record<keyof typeof AUTH_QUERY, string>>): string {
  const url = new URL(path, NOWHERE)
  for (const key of Object.values(AUTH_QUERY)) url.searchParams.delete(key)
  for (const [key, value] of Object.entries(notice)) url.searchParams.set(key, value)
  return `${url.pathname}${url.search}${url.hash}`
}

function build(status: number, body: string | null, entries: Record<string, string>, cookies: readonly string[]) {
  const headers = new Headers({ 'cache-control': 'no-store', ...entries })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(body, { status, headers })
}

export function answerJson(status: number, body: unknown, cookies: readonly string[] = []): Response {
  return build(status, JSON.stringify(body), { 'content-type': 'application/json' }, cookies)
}

export function refuse(code: string, status: number): Response {
  const error: ApiError = { code, status, message: code }
  return answerJson(status, { ok: false, error })
}

export interface AuthOutcome<T> {
  result: ApiResult<T>
  /** The form that was submitted. */
  tab: AuthTab
  cookies?: readonly string[]
  notice?: string
}

/** Responds to a form: JSON for a script, else a 303 redirect to the page with the form. */
export function answerForm<T>(request: AuthRequest, { result, tab, cookies = [], notice }: AuthOutcome<T>): Response {
  if (request.fromScript) return answerJson(result.ok ? 200 : result.error.status, result, cookies)
  const told = result.ok ? (notice ? { tab, notice } : {}) : { tab, error: result.error.code }
  return build(303, null, { location: withNotice(request.back, told) }, cookies)
}
