import { normalizeHost } from './host'

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/**
 * Whether a request that changes data comes from a page of this host. Browsers always send `Origin` with a POST; a
 * request without it is not from a browser and must not use a visitor's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  if (!origin || !host) return false
  const from = hostOf(origin)
  return from !== null && normalizeHost(from) !== '' && from.toLowerCase() === host.trim().toLowerCase()
}
