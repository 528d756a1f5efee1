/** Builds a unique key. Also works on insecure pages, where `randomUUID` is missing. */
export function buildRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
