import type { NextRequest } from 'next/server'

/** Whether the browser connected over https, according to the proxy in front or to Next. */
export function isSecureRequest(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? request.nextUrl.protocol.replace(':', '')) === 'https'
}
