import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { dropInternalHeaders } from '@/lib/security/inbound-headers'

export interface ProxyOptions {
  isBehindProxy: boolean
}

type Caller = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> }

/** Headers of a proxy in front, read where one stands there. */
const OF_A_PROXY = ['x-forwarded-for', 'x-forwarded-proto']

/** Headers from which other servers read an address, a host or a method. Ours reads them from the request line and `Host` alone. */
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

/** Headers that Next sends from one of its parts to another: from a browser such a header changes what is rendered, or what is cached. */
const OF_NEXT =
  /^(x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|x-nextjs-|x-next-|x-prerender-|x-script-sources$)/

/**
 * Any other host of the domain can set these, and so sign somebody in as somebody else. By https a session has a name that it cannot
 * (`lib/session/read-session.ts`, `lib/session/agency-cookies.ts`).
 */
const PLAIN_SESSION = /^(next-auth\.session-token(\.\d+)?|agency\.session)$/

function dropPlainSessions(headers: IncomingHttpHeaders): void {
  if (!headers.cookie) return
  const kept = headers.cookie.split(';').filter((pair) => !PLAIN_SESSION.test((pair.split('=', 1)[0] ?? '').trim()))
  headers.cookie = kept.join(';').trim()
}

/** As much of it as is read anywhere. Next looks for the names of readers in it from each of its letters anew. */
const LONGEST_AGENT = 400

const isSecure = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-proto']?.toString().split(',')[0]?.trim() === 'https'

/**
 * The caller is the other end of the connection. Headers about the caller count only where a proxy stands in front, which adds the
 * address that it saw as the last one. Headers that only the server itself may set are dropped.
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

/** Makes `X-Forwarded-For` the address that the connection comes from, unless a proxy stands in front and sets it. */
export function setCallerAddress({ headers, socket }: Caller, { isBehindProxy }: ProxyOptions): void {
  if (isBehindProxy) return
  for (const name of OF_A_PROXY) delete headers[name]
  headers['x-forwarded-for'] = socket.remoteAddress ?? ''
}
