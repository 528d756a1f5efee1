import { normalizeHost } from './host'

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

/**
 * Whether a request that changes something comes from a page of this host. Browsers always send `Origin` with a POST; without one it
 * is a program, which has no business with a person's cookies.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('host')
  if (!origin || !host) return false
  const from = hostOf(origin)
  return from !== null && normalizeHost(from) !== '' && from.toLowerCase() === host.trim().toLowerCase()
}
