import { createServer } from 'node:http'
import { join } from 'node:path'
import { applicationState } from './application-state'
import { checkAfterIdle } from './check-after-idle'
import { createAnswer } from './create-answer'
import { readCaller } from './forwarded-headers'
import { answerWhileStopping, stopGracefully } from './graceful-shutdown'
import { createMetrics } from './metrics'
import { openSharedPageStore } from './next-cache/open-shared-page-store'
import { openNext } from './open-next'
import { openRequestContext } from './open-request-context'
import { refuseRequestLine } from './request-line'
import { endSlowBodies } from './slow-bodies'
import { openTracing } from './tracing'

/** Longer than a proxy's usual 60 s, so that the proxy is the one that closes idle connections. */
const KEEP_ALIVE_MS = 65_000
const HEADERS_MS = 10_000
/**
 * For headers and body together, at the slowest pace that `endSlowBodies` allows for the largest accepted body (4.4
 * MB).
 */
const REQUEST_MS = 20 * 60_000
const END_LIMIT_MS = 10_000

/**
 * Starts the storefront's web server: Next's request handler behind a cache of complete responses, with cached pages
 * compressed once. `root` is a parameter, because `scripts/standalone.mjs` evaluates constant paths and would package
 * the whole repository.
 */
export async function startServer(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const distDir = environment.NEXT_DIST_DIR ?? '.next'
  const buildFolder = join(root, distDir)
  const port = Number(environment.PORT ?? 3000)
  const isBehindProxy = environment.BEHIND_PROXY === 'true'
  openSharedPageStore(buildFolder)
  const app = await openNext({ root, distDir, port })
  const measure = createMetrics(environment.METRICS_TOKEN, applicationState.countClientErrors)
  const tracing = await openTracing(environment, buildFolder)
  const handle = app.getRequestHandler()
  const answer = createAnswer({ root, buildFolder, port, environment, handle, tracing })

  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      if (answerWhileStopping(request, response) || measure?.(request, response)) return
      const context = openRequestContext(request, response, { isBehindProxy })
      readCaller(request, { isBehindProxy })
      if (refuseRequestLine(request, response)) return
      const checked = checkAfterIdle(request, applicationState)
      if (checked) void checked.then(() => answer(request, response, context))
      else answer(request, response, context)
    },
  )

  endSlowBodies(server)
  server.once('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(`${error.code === 'EADDRINUSE' ? `Port ${port} is taken.` : error.stack}\n`)
    process.exit(1)
  })
  server.listen(port)

  stopGracefully(server, {
    drainMs: Number(environment.DRAIN_MS ?? 0),
    limitMs: END_LIMIT_MS,
    close: async () => {
      await app.close()
      await tracing?.stop()
    },
  })
}
