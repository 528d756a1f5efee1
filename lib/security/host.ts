/** The host name of a `Host` header in lower case, without port and final dot; an empty string if there is none. */
export function normalizeHost(header: string | null): string {
  const host = (header ?? '').trim().toLowerCase()
  return host.replace(/:\d*$/, '').replace(/\.$/, '')
}

const isLocalHost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/** Origin of a tenant's canonical host: http with the server's port for local host names, https for all others. */
export function buildOrigin(host: string, port: number): string {
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`
}
