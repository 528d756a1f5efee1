import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { directionOf, LOCALES, type Locale } from '@/domain/shared/locales'
import { UNAVAILABLE_DIGEST } from '@/lib/api/unavailable-digest'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import type { RequestContext } from '@/lib/request-context/request-context-slot'
import { beforeHead } from './before-head'
import type { UnavailablePage } from './unavailable-pages'

const STYLE =
  'body{box-sizing:border-box;min-height:90vh;margin:0;display:grid;place-content:center;padding:2rem 1.5rem;font:500 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;text-align:center;color:#10272c;background:#fff}svg{width:15rem;max-width:60vw}h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{max-width:32rem;margin:0 auto 1.5rem;text-wrap:balance}a{display:inline-block;margin:.25rem;padding:.75rem 1.25rem;border:1px solid #0b5a63;border-radius:10px;font-weight:700;color:#0b5a63;text-decoration:none}a:first-child{color:#fff;background:#0b5a63}a:focus-visible{outline:3px solid #ff9466;outline-offset:2px}'
/** The illustration of the sun over water, as on the page for missing addresses. */
const ART =
  '<svg viewBox="170 8 270 122" aria-hidden="true"><path fill="#ff9466" d="M226.5 93a78 78 0 0 1 156 0z"/><path fill="none" stroke="#0b5a63" stroke-width="5" stroke-linecap="round" d="M178.5 100c14-11 28-11 42 0s28 11 42 0 28-11 42 0 28 11 42 0 28-11 42 0 28 11 42 0M202.5 122c11-9 23-9 34 0s23 9 34 0 23-9 34 0 23 9 34 0 23-9 34 0 23 9 34 0"/></svg>'

interface Words {
  title: string
  heading: string
  text: string
  retry: string
  home: string
}

/**
 * Returns the finished page for an address in its language: for an error of the storefront, or for an unavailable
 * operator API.
 */
export type PageOf = (address: string, isApiMissing: boolean) => string

/** The texts come from the catalogues; they are escaped all the same. */
const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

function buildPage(locale: Locale, { title, heading, text, retry, home }: Words): string {
  // An empty address reloads the page itself, with its query.
  const links = `<a href="">${escapeHtml(retry)}</a><a href="${localePath(locale, '/')}">${escapeHtml(home)}</a>`
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${ART}<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><p>${links}</p></main></body></html>`
}

function readWords(messagesDir: string, locale: Locale): { failed: Words; unavailable: Words } {
  const { boundary, noTenants } = JSON.parse(readFileSync(`${messagesDir}/${locale}/errors.json`, 'utf8')) as {
    boundary: Words
    noTenants: Pick<Words, 'title'>
  }
  return { failed: boundary, unavailable: { ...boundary, title: noTenants.title, heading: noTenants.title } }
}

/** Builds both pages in each language. */
export function loadErrorPages(messagesDir: string): PageOf {
  const pages = new Map(
    LOCALES.map((locale) => {
      const { failed, unavailable } = readWords(messagesDir, locale)
      return [locale, { failed: buildPage(locale, failed), unavailable: buildPage(locale, unavailable) }]
    }),
  )
  return (address, isApiMissing) =>
    pages.get(splitLocalePath(address).locale)?.[isApiMissing ? 'unavailable' : 'failed'] ?? ''
}

/** Content types in which Next renders pages: documents, and data for its router in the browser. */
const RENDERED = /^text\/(html|x-component)/

/** Seconds after which a client may retry while the operator API is unavailable. */
const RETRY_SECONDS = '5'

const HEADERS_OF_NEXT = ['Content-Length', 'Link', 'x-script-sources']

interface Options {
  context: Pick<RequestContext, 'isApiMissing'>
  pageOf: PageOf
  /** Finds the document in the shop's own frame; rejects if there is none. */
  findUnavailable: (request: IncomingMessage) => Promise<UnavailablePage>
}

/**
 * When a page cannot be rendered, Next sends an empty document for its scripts to fill. The content policy of a
 * document that was never stored allows none of them, and a browser may have scripts disabled. This replaces it with a
 * document that contains text, with status 503 if the only cause was a missing answer of the operator API. Content
 * other than documents keeps its body under that status. The cause is read from the document itself, because Next does
 * not wait until the request context has it. Install this directly around Next, so that compression runs after it.
 */
export function answerFailures(request: IncomingMessage, response: ServerResponse, options: Options): void {
  const { context, pageOf, findUnavailable } = options
  const { write, end, flushHeaders } = response
  let isFailed = false
  let rest = ''
  const hasFailed = () => {
    isFailed ||=
      response.statusCode === 500 && !response.headersSent && RENDERED.test(String(response.getHeader('content-type')))
    return isFailed
  }
  const read = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const text = rest + Buffer.from(chunk).toString('latin1')
    if (text.includes(UNAVAILABLE_DIGEST)) context.isApiMissing = true
    rest = text.slice(1 - UNAVAILABLE_DIGEST.length)
  }
  const finish = (page: string | Buffer) => void Reflect.apply(end, response, [page])

  beforeHead(response, (status) => {
    if (status !== 500 || !context.isApiMissing) return status
    response.setHeader('Retry-After', RETRY_SECONDS)
    response.setHeader('Cache-Control', 'no-store')
    return 503
  })
  response.flushHeaders = () => {
    if (!hasFailed()) flushHeaders.call(response)
  }
  response.write = (...given: unknown[]): boolean => {
    if (!hasFailed()) return Reflect.apply(write, response, given)
    read(given[0])
    const done = given.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  response.end = (...given: unknown[]) => {
    if (!hasFailed()) {
      Reflect.apply(end, response, given)
      return response
    }
    read(given[0])
    for (const name of HEADERS_OF_NEXT) response.removeHeader(name)
    response.setHeader('Cache-Control', 'no-store')
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html')
    // Next's router cannot read a document: it loads the address again as a full page.
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const page = pageOf(request.url ?? '/', context.isApiMissing)
    if (!context.isApiMissing || !isDocument) {
      finish(page)
      return response
    }
    findUnavailable(request).then(
      ({ document, policy }) => {
        response.setHeader('Content-Security-Policy', policy)
        finish(document)
      },
      () => finish(page),
    )
    return response
  }
}
