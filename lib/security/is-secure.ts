import type { NextRequest } from 'next/server'

/** Whether the person's browser came by https, as the proxy in front, or Next itself, saw the request. */
export function isSecureRequest(request: NextRequest): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
  return (forwarded ?? request.nextUrl.protocol.replace(':', '')) === 'https'
}
