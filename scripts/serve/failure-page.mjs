import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { AWAY_DIGEST } = createRequire(import.meta.url)('../../lib/api/away-digest.cjs')

const LOCALES = ['en', 'tr', 'de', 'ru', 'nl', 'ar']
/** It has no prefix in an address. */
const PREFIXLESS = 'en'
const STYLE =
  'body{box-sizing:border-box;min-height:90vh;margin:0;display:grid;place-content:center;padding:2rem 1.5rem;font:500 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;text-align:center;color:#10272c;background:#fff}svg{width:15rem;max-width:60vw}h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{max-width:32rem;margin:0 auto 1.5rem;text-wrap:balance}a{display:inline-block;margin:.25rem;padding:.75rem 1.25rem;border:1px solid #0b5a63;border-radius:10px;font-weight:700;color:#0b5a63;text-decoration:none}a:first-child{color:#fff;background:#0b5a63}a:focus-visible{outline:3px solid #ff9466;outline-offset:2px}'
/** The sun over the water, as on the page that is not there. */
const ART =
  '<svg viewBox="170 8 270 122" aria-hidden="true"><path fill="#ff9466" d="M226.5 93a78 78 0 0 1 156 0z"/><path fill="none" stroke="#0b5a63" stroke-width="5" stroke-linecap="round" d="M178.5 100c14-11 28-11 42 0s28 11 42 0 28-11 42 0 28 11 42 0 28-11 42 0 28 11 42 0M202.5 122c11-9 23-9 34 0s23 9 34 0 23-9 34 0 23 9 34 0 23-9 34 0 23 9 34 0"/></svg>'

/** Texts of our own, yet nothing is put into a document unescaped. */
const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

function buildPage(locale, { title, heading, text, retry, home }) {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const back = locale === PREFIXLESS ? '/' : `/${locale}`
  // No address is the page's own, with its query.
  const links = `<a href="">${escapeHtml(retry)}</a><a href="${back}">${escapeHtml(home)}</a>`
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${ART}<h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><p>${links}</p></main></body></html>`
}

/** Two finished pages for each language, by the function that finds one for an address: of a fault of ours, and of an API that is away. */
export function loadFailurePages(messagesDir) {
  const pages = new Map(
    LOCALES.map((locale) => {
      const { boundary, noTenants } = JSON.parse(readFileSync(`${messagesDir}/${locale}/errors.json`, 'utf8'))
      const away = { ...boundary, title: noTenants.title, heading: noTenants.title }
      return [locale, { failed: buildPage(locale, boundary), away: buildPage(locale, away) }]
    }),
  )
  return (address, isAway) => (pages.get(address.split(/[/?]/)[1]) ?? pages.get(PREFIXLESS))[isAway ? 'away' : 'failed']
}

/** What Next renders pages as: for people, and for its router in the browser. */
const RENDERED = /^text\/(html|x-component)/

/** Seconds after which it is worth asking again while the operator API is away. */
const RETRY_SECONDS = '5'

/**
 * A page that could not be rendered leaves Next as an empty document, which its scripts would fill: none of them may run in one that
 * was never stored, and none runs without scripts. It is answered with words instead, and under 503 where nothing but an answer of the
 * operator API was missing; so is what is no document, with what it has to say. The document itself says so: Next does not wait until
 * `visit` has learned of it; `findAway` is asked for a document in the shop's own frame then (`AwayPages.find`). To be put next to Next
 * itself, so that whatever compresses comes after.
 */
export function answerFailures(request, response, pageOf, visit, findAway) {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  const writeHead = response.writeHead.bind(response)
  let isFailed = false
  let rest = ''
  const hasFailed = () => {
    isFailed ||=
      response.statusCode === 500 && !response.headersSent && RENDERED.test(String(response.getHeader('content-type')))
    return isFailed
  }
  const read = (chunk) => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return
    const text = rest + Buffer.from(chunk).toString('latin1')
    if (text.includes(AWAY_DIGEST)) visit.isApiMissing = true
    rest = text.slice(1 - AWAY_DIGEST.length)
  }
  response.writeHead = (status, ...more) => {
    if (status !== 500 || !visit.isApiMissing) return writeHead(status, ...more)
    response.setHeader('Retry-After', RETRY_SECONDS)
    response.setHeader('Cache-Control', 'no-store')
    return writeHead(503, ...more)
  }
  response.flushHeaders = () => {
    if (!hasFailed()) flushHeaders()
  }
  response.write = (...given) => {
    if (!hasFailed()) return write(...given)
    read(given[0])
    const done = given.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  response.end = (...given) => {
    if (!hasFailed()) return end(...given)
    read(given[0])
    for (const name of ['Content-Length', 'Link', 'x-script-sources']) response.removeHeader(name)
    response.setHeader('Cache-Control', 'no-store')
    const isDocument = String(response.getHeader('content-type')).startsWith('text/html')
    // To the router any words are an answer that it cannot read: it opens the address anew.
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const page = pageOf(request.url, visit.isApiMissing)
    if (!visit.isApiMissing || !isDocument) return end(page)
    findAway(request).then(
      ({ document, policy }) => {
        response.setHeader('Content-Security-Policy', policy)
        end(document)
      },
      () => end(page),
    )
    return response
  }
}
