const NOWHERE = 'http://site.invalid'

/**
 * Validates the redirect target of a sign-in: a path of this site, or null. Refuses URLs of other sites in any
 * notation, and paths of our own handlers.
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
  // The parser turns 'http://site.invalid//evil' and '/%09/evil' into paths that a browser would read as hosts.
  if (url.origin !== NOWHERE || path.startsWith('//') || /^\/api(\/|$)/i.test(url.pathname)) return null
  return path
}

/** The path of the page that sent the request. Null if the page is on another host. */
export function getRefererPath(headers: Headers): string | null {
  try {
    const url = new URL(headers.get('referer') ?? '')
    return url.host === headers.get('host') ? toSafePath(`${url.pathname}${url.search}`) : null
  } catch {
    return null
  }
}
