/** Said by a proxy in front, and believed where one stands there. */
const SAID_BY_A_PROXY = ['x-forwarded-for', 'x-forwarded-proto']

/** What servers of other makes take an address, a host or a method from. Ours takes none of them from anywhere but the request. */
const SAID_ELSEWHERE = [
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

/** What Next tells itself from one of its parts to another: from a browser such a header changes what is rendered, or what is kept. */
const SAID_BY_NEXT =
  /^(x-middleware-|x-invoke-|x-matched-path$|x-now-route-matches$|x-nextjs-|x-next-|x-prerender-|x-script-sources$)/

/**
 * Any other host of the domain can set these, and so sign somebody in as somebody else. By https a session has a name that it cannot
 * (`lib/session/read-session.ts`, `lib/session/agency-cookies.ts`).
 */
const PLAIN_SESSION = /^(next-auth\.session-token(\.\d+)?|agency\.session)$/

function dropPlainSessions(headers) {
  if (!headers.cookie) return
  const kept = headers.cookie.split(';').filter((pair) => !PLAIN_SESSION.test(pair.split('=', 1)[0].trim()))
  headers.cookie = kept.join(';').trim()
}

/** As much of it as is read anywhere. Next looks for the names of readers in it from each of its letters anew. */
const LONGEST_AGENT = 400

const isSecure = (headers) => headers['x-forwarded-proto']?.split(',')[0].trim() === 'https'

/**
 * Who asks is the other end of the connection. What a request says of it itself counts only where a proxy stands in
 * front, which adds the address that it saw as the last one. What nobody but the server itself may say is dropped.
 */
export function readCaller(request, { isBehindProxy }) {
  for (const name of Object.keys(request.headers)) if (SAID_BY_NEXT.test(name)) delete request.headers[name]
  for (const name of SAID_ELSEWHERE) delete request.headers[name]
  const { 'user-agent': agent } = request.headers
  if (agent?.length > LONGEST_AGENT) request.headers['user-agent'] = agent.slice(0, LONGEST_AGENT)
  if (isBehindProxy && isSecure(request.headers)) dropPlainSessions(request.headers)
  setCallerAddress(request, { isBehindProxy })
}

/** Makes `X-Forwarded-For` the address that the connection comes from, unless a proxy stands in front and says it. */
export function setCallerAddress(request, { isBehindProxy }) {
  if (isBehindProxy) return
  for (const name of SAID_BY_A_PROXY) delete request.headers[name]
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
}
