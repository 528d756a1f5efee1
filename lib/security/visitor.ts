export interface Visitor {
  address: string
  userAgent: string
}

/**
 * The visitor on whose behalf a call is made. The address is the last one, which the proxy in front added; a browser
 * may have forged the others.
 */
export function getVisitor(headers: Headers): Visitor {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return { address: addresses.at(-1) || 'unknown', userAgent: (headers.get('user-agent') ?? '').slice(0, 400) }
}
