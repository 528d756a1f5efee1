let isEnding = false

/** So often connections are ended that are done with, once nobody new is taken. */
const SWEEP_MS = 100

/**
 * While the process is about to end each answer closes its connection, so that a proxy keeps none that is about to break, and the
 * health address says 503, so that it sends nobody any more. True for what has been answered.
 */
export function answerWhileEnding(request, response) {
  const writeHead = response.writeHead.bind(response)
  // Decided when the head is written: who was waiting already when the end was announced is told as well.
  response.writeHead = (...head) => {
    if (isEnding) response.setHeader('Connection', 'close')
    return writeHead(...head)
  }
  if (!isEnding) return false
  if (request.url !== '/api/health') return false
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end('{"status":"stopping"}')
  return true
}

/**
 * Ends the process at SIGTERM or SIGINT: for `drainMs` it still takes visitors, then none, and whoever waits for an answer gets it
 * within `limitMs`.
 */
export function endGently(server, { drainMs, limitMs, close }) {
  const end = () => {
    setTimeout(() => process.exit(0), limitMs).unref()
    server.close(() => close().finally(() => process.exit(0)))
    server.closeIdleConnections()
    // Of answers whose head had left before.
    setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref()
  }
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      if (drainMs > 0) setTimeout(end, drainMs)
      else end()
    })
}
