// The storefront's web server: Next's own request handler, with kept pages compressed once instead of at every visit.
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import compression from 'compression'
import next from 'next'
import { ROOT } from './lib/root.mjs'
import { AwayPages } from './serve/away-pages.mjs'
import { checkAfterIdle } from './serve/check-after-idle.mjs'
import { addContentPolicy, createContentPolicy } from './serve/content-policy.mjs'
import { EncodedFiles, sendEncodedFile } from './serve/encoded-files.mjs'
import { EncodedPages, encodeKeptPages } from './serve/encoded-pages.mjs'
import { answerWhileEnding, endGently } from './serve/ending.mjs'
import { answerFailures, loadFailurePages } from './serve/failure-page.mjs'
import { FirstPaint } from './serve/first-paint.mjs'
import { readCaller } from './serve/forwarded.mjs'
import { KeptAnswers } from './serve/kept-answers.mjs'
import { createMetrics } from './serve/metrics.mjs'
import { refuseRequestLine } from './serve/request-line.mjs'
import { endSlowBodies } from './serve/slow-bodies.mjs'
import { openTracing } from './serve/tracing.mjs'
import { openVisit } from './serve/visit.mjs'
import { tidyHeaders } from './serve/visitor-headers.mjs'

const require = createRequire(import.meta.url)
const { openSharedStore } = require('../lib/cache/shared-store.cjs')
const { visits } = require('../lib/visits/visits.cjs')

/** Longer than the usual 60 s of a proxy in front, which must be the one that closes idle connections. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 10_000
/** For headers and body together, at the slowest pace that `endSlowBodies` allows the largest body that is taken (4.4 MB). */
const REQUEST_MS = 20 * 60_000
const END_LIMIT_MS = 10_000

const distDir = process.env.NEXT_DIST_DIR ?? '.next'
// A packed storefront has no configuration to compile: the build wrote down what it came to.
if (!existsSync(join(ROOT, 'next.config.ts'))) {
  const { config } = JSON.parse(readFileSync(join(ROOT, distDir, 'required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({ ...config, distDir })
}

const port = Number(process.env.PORT ?? 3000)
openSharedStore(join(ROOT, distDir))
const isBehindProxy = process.env.BEHIND_PROXY === 'true'
/**
 * Next would listen for upgrades of the server that it is told of: it drops whoever offers another protocol (`Upgrade: h2c`) without a
 * word, and leaves connections open for ever that nobody answers. Left to Node alone, the offer is passed over and the request answered.
 */
const NO_UPGRADES = new EventEmitter()
const app = next({ dev: false, dir: ROOT, port, httpServer: NO_UPGRADES })
await app.prepare()
const handle = app.getRequestHandler()
const compress = compression()
const buildPolicy = createContentPolicy(process.env)
const failurePageOf = loadFailurePages(join(ROOT, 'messages'))
const awayPages = new AwayPages(port)
const firstPaint = new FirstPaint(join(ROOT, distDir))
const pages = new EncodedPages({ arrange: (html) => firstPaint.arrange(html) })
const answers = new KeptAnswers(join(ROOT, distDir, 'cache', 'ended-tags.json'))
const files = new EncodedFiles(join(ROOT, distDir))
const measure = createMetrics(process.env.METRICS_TOKEN)
const tracing = await openTracing(process.env, join(ROOT, distDir))

function answer(request, response, visit) {
  const kept = answers.open(request)
  if (kept && answers.send(kept, response)) return
  tidyHeaders(response)
  addContentPolicy(response, buildPolicy)
  if (sendEncodedFile(request, response, files)) return
  compress(request, response, () => {
    answerFailures(request, response, failurePageOf, visit, (asked) => awayPages.find(asked))
    encodeKeptPages(request, response, pages, (...sent) => kept && answers.keep(kept, response, ...sent))
    awayPages.prepareAfter(request, response)
    visit.span = tracing?.begin(request, response, visit) ?? null
    visits.run(visit, () => handle(request, response))
  })
}

const server = createServer(
  {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: 1_000,
  },
  (request, response) => {
    if (answerWhileEnding(request, response) || measure?.(request, response)) return
    const visit = openVisit(request, response, { isBehindProxy })
    readCaller(request, { isBehindProxy })
    if (refuseRequestLine(request, response)) return
    const checked = checkAfterIdle(request)
    if (checked) void checked.then(() => answer(request, response, visit))
    else answer(request, response, visit)
  },
)

endSlowBodies(server)
server.once('error', (error) => {
  process.stderr.write(`${error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.stack}\n`)
  process.exit(1)
})
server.listen(port)

endGently(server, {
  drainMs: Number(process.env.DRAIN_MS ?? 0),
  limitMs: END_LIMIT_MS,
  close: async () => {
    await app.close()
    await tracing?.stop()
  },
})
