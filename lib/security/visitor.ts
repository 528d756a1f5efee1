export interface Visitor {
  address: string
  userAgent: string
}

/** For whom a call is made. The address is the one that the proxy in front added last; what stands before it a browser may have made up. */
export function getVisitor(headers: Headers): Visitor {
  const addresses = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return { address: addresses.at(-1) || 'unknown', userAgent: (headers.get('user-agent') ?? '').slice(0, 400) }
}
