const SAID_BY_A_PROXY = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto']

/**
 * Who asks is the other end of the connection. What a request says of it itself counts only where a proxy stands in
 * front, which adds the address that it saw as the last one.
 */
export function readCaller(request, { isBehindProxy }) {
  if (isBehindProxy) return
  for (const name of SAID_BY_A_PROXY) delete request.headers[name]
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
}
