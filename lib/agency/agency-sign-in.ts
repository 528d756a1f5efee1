import type { ApiResult } from '@/lib/api/result'
import { AGENCY_PATHS, type SignedInAgency } from './agency-paths'

const TIMEOUT_MS = 20_000

async function post<T>(path: string, body: object): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return (await response.json()) as ApiResult<T>
  } catch {
    return { ok: false, error: { code: 'unavailable', status: 503, message: 'no answer' } }
  }
}

/** Signs an agency user in. Ends the session of a member who was signed in in this browser. */
export function signInAgency(form: { email: string; password: string }): Promise<ApiResult<SignedInAgency>> {
  return post(AGENCY_PATHS.login, form)
}

export function sendAgencyPassword(form: { email: string; locale: string }): Promise<ApiResult<object>> {
  return post(AGENCY_PATHS.forgot, form)
}
