import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { dropInternalHeaders } from '@/lib/security/inbound-headers'

export interface ProxyOptions {
  isBehindProxy: boolean
}

type Caller = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/** Headers of a reverse proxy; read only if the storefront runs behind one. */
const OF_A_PROXY = ['x-forwarded-for', 'x-forwarded-proto']

/**
 * Headers from which other servers read an address, a host or a method. This server reads them from the request line
 * and `Host` alone.
 */
const OF_OTHER_SERVERS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-forwarded-uri',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'x-host',
]

/**
 * Headers that Next uses between its own parts. Sent by a browser, such a header would change the rendered page or the
 * cache.
 */
const OF_NEXT =
  /^(x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|x-nextjs-|x-next-|x-prerender-|x-script-sources$)/

/**
 * Any other host of the domain can set these cookies, and so sign a visitor in to another account. Over https the
 * session has a name that other hosts cannot set (`lib/session/read-session.ts`, `lib/session/agency-cookies.ts`).
 */
const PLAIN_SESSION = /^(next-auth\.session-token(\.\d+)?|agency\.session)$/

function dropPlainSessions(headers: IncomingHttpHeaders): void {
  if (!headers.cookie) return
  const kept = headers.cookie.split(';').filter((pair) => !PLAIN_SESSION.test((pair.split('=', 1)[0] ?? '').trim()))
  headers.cookie = kept.join(';').trim()
}

/**
 * Characters of `User-Agent` that are kept; no code reads more. Next matches crawler names in it from every position.
 */
const LONGEST_AGENT = 400

const isSecure = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https'

/**
 * The caller is the peer of the connection. Forwarded headers count only behind a proxy, which appends the address that
 * it saw as the last one. Headers that only the server may set are dropped.
 */
export function readCaller(request: Caller, { isBehindProxy }: ProxyOptions): void {
  const { headers } = request
  for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name]
  for (const name of OF_OTHER_SERVERS) delete headers[name]
  dropInternalHeaders(headers)
  const { 'user-agent': agent } = headers
  if (agent && agent.length > LONGEST_AGENT) headers['user-agent'] = agent.slice(0, LONGEST_AGENT)
  if (isBehindProxy && isSecure(headers)) dropPlainSessions(headers)
  setCallerAddress(request, { isBehindProxy })
}

/** Sets `X-Forwarded-For` to the peer address of the connection, unless a proxy in front sets it. */
export function setCallerAddress({ headers, socket }: Caller, { isBehindProxy }: ProxyOptions): void {
  if (isBehindProxy) return
  for (const name of OF_A_PROXY) delete headers[name]
  headers['x-forwarded-for'] = socket.remoteAddress ?? ''
}
