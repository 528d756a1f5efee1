import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import { getInvalidatedTags } from '@/lib/cache/invalidated-tags'
import { requestContext } from '@/lib/request-context/request-context'
import { applicationState } from './application-state'
import { CompressedFiles, sendCompressedFile } from './compressed-files'
import { CompressedPages, compressCachedPages } from './compressed-pages'
import { addContentPolicy, createContentPolicy } from './content-security-policy'
import { answerFailures, loadErrorPages } from './error-pages'
import { FirstPaint } from './first-paint'
import type { ServerRequestContext } from './open-request-context'
import { cleanHeaders } from './outgoing-headers'
import { ResponseCache } from './response-cache'
import type { Tracing } from './tracing'
import { UnavailablePages } from './unavailable-pages'

interface Options {
  root: string
  buildFolder: string
  /** Port of this server. */
  port: number
  environment: Readonly<Record<string, string | undefined>>
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  tracing: Tracing | null
}

type Answer = (request: IncomingMessage, response: ServerResponse, context: ServerRequestContext) => void

/**
 * Answers requests from the response cache, with a compressed file, or by Next. The last wrapper of a response sees its
 * head first.
 */
export function createAnswer({ root, buildFolder, port, environment, handle, tracing }: Options): Answer {
  const compress = compression()
  const buildPolicy = createContentPolicy(environment)
  const pageOf = loadErrorPages(join(root, 'messages'))
  const unavailablePages = new UnavailablePages(port)
  const firstPaint = new FirstPaint(buildFolder)
  const pages = new CompressedPages({ arrange: (html) => firstPaint.arrange(html) })
  const invalidated = getInvalidatedTags(join(buildFolder, 'cache', 'invalidated-tags.json'))
  const responseCache = new ResponseCache({ invalidated, application: applicationState })
  const files = new CompressedFiles(buildFolder)

  return (request, response, context) => {
    const lookup = responseCache.open(request)
    if (lookup && responseCache.send(lookup, response)) return
    cleanHeaders(response, applicationState.isApiDown)
    addContentPolicy(response, buildPolicy)
    if (sendCompressedFile(request, response, files)) return
    compress(request, response, () => {
      const findUnavailable = (asked: IncomingMessage) => unavailablePages.find(asked)
      answerFailures(request, response, { context, pageOf, findUnavailable })
      compressCachedPages(request, response, pages, (tags, body) => {
        if (lookup) responseCache.store(lookup, response, tags, body)
      })
      unavailablePages.prepareAfter(request, response)
      context.span = tracing?.begin(request, response, context) ?? null
      requestContext.run(context, () => void handle(request, response))
    })
  }
}
