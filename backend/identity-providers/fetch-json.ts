import { ApiError } from '../platform/http/errors'

const MAXIMUM_BYTES = 256 * 1024

export interface JsonAnswer {
  status: number
  body: unknown
}

/** Throws `providerUnavailable` unless a JSON response arrives before the timeout. Redirects are not followed. */
export async function fetchJson(url: string | URL, timeoutMs: number, headers = {}): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    if (response.status >= 500 || text.length > MAXIMUM_BYTES) throw new Error(`status ${response.status}`)
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    throw new ApiError('providerUnavailable')
  }
}
