const NOWHERE = 'http://site.invalid'

/**
 * Where a sign-in leads back to: a path of this very site, or null for anything else. Addresses of other sites, in all their
 * disguises, and our own handlers are refused.
 */
export function toSafePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000 || !/^\/(?![/\\])/.test(value)) return null
  let url: URL
  try {
    url = new URL(value, NOWHERE)
  } catch {
    return null
  }
  const path = `${url.pathname}${url.search}${url.hash}`
  // 'http://site.invalid//evil' and '/%09/evil' come out of the parser as paths that a browser would read as hosts.
  if (url.origin !== NOWHERE || path.startsWith('//') || /^\/api(\/|$)/i.test(url.pathname)) return null
  return path
}

/** The path of the page that sent the request, if it is one of this host. */
export function getRefererPath(headers: Headers): string | null {
  try {
    const url = new URL(headers.get('referer') ?? '')
    return url.host === headers.get('host') ? toSafePath(`${url.pathname}${url.search}`) : null
  } catch {
    return null
  }
}
