// The storefront's web server: Next's own request handler, with kept pages compressed once instead of at every visit.
import { createServer } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import next from 'next'
import { ROOT } from './lib/root.mjs'
import { addContentPolicy, createContentPolicy } from './serve/content-policy.mjs'
import { EncodedFiles, sendEncodedFile } from './serve/encoded-files.mjs'
import { EncodedPages, encodeKeptPages } from './serve/encoded-pages.mjs'
import { answerFailures, loadFailurePages } from './serve/failure-page.mjs'
import { readCaller } from './serve/forwarded.mjs'
import { tidyHeaders } from './serve/visitor-headers.mjs'

/** Longer than the usual 60 s of a proxy in front, which must be the one that closes idle connections. */
const KEEP_ALIVE_MS = 65_000
const END_LIMIT_MS = 10_000

const port = Number(process.env.PORT ?? 3000)
const isBehindProxy = process.env.BEHIND_PROXY === 'true'
const app = next({ dev: false, dir: ROOT, port })
await app.prepare()
const handle = app.getRequestHandler()
const compress = compression()
const buildPolicy = createContentPolicy(process.env)
const failurePageOf = loadFailurePages(join(ROOT, 'messages'))
const pages = new EncodedPages()
const files = new EncodedFiles(join(ROOT, process.env.NEXT_DIST_DIR ?? '.next'))

const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE_MS, headersTimeout: KEEP_ALIVE_MS + 1_000 },
  (request, response) => {
    readCaller(request, { isBehindProxy })
    tidyHeaders(response)
    addContentPolicy(response, buildPolicy)
    if (sendEncodedFile(request, response, files)) return
    compress(request, response, () => {
      answerFailures(request, response, failurePageOf)
      encodeKeptPages(request, response, pages)
      handle(request, response)
    })
  },
)

server.once('error', (error) => {
  process.stderr.write(`${error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.stack}\n`)
  process.exit(1)
})
server.listen(port)

let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    const limit = setTimeout(() => process.exit(0), END_LIMIT_MS)
    limit.unref()
    server.close(() => app.close().finally(() => process.exit(0)))
    server.closeIdleConnections()
  })
}
