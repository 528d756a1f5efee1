/** The name in a `Host` header, without port and final dot, in lower case; an empty text for none. */
export function normalizeHost(header: string | null): string {
  const host = (header ?? '').trim().toLowerCase()
  return host.replace(/:\d*$/, '').replace(/\.$/, '')
}

const isLocalHost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

/** Origin of a tenant's canonical host: names that only this machine has are served plainly on our port, all others by https. */
export function buildOrigin(host: string, port: number): string {
  return isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`
}
