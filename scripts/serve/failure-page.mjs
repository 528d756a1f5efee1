import { readFileSync } from 'node:fs'

const LOCALES = ['en', 'tr', 'de', 'ru', 'nl', 'ar']
/** It has no prefix in an address. */
const PREFIXLESS = 'en'
const STYLE =
  'body{box-sizing:border-box;min-height:90vh;margin:0;display:grid;place-content:center;padding:2rem 1.5rem;font:500 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;text-align:center;color:#10272c;background:#fff}svg{width:15rem;max-width:60vw}h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{max-width:32rem;margin:0 auto 1.5rem}a{display:inline-block;margin:.25rem;padding:.75rem 1.25rem;border:1px solid #0b5a63;border-radius:10px;font-weight:700;color:#0b5a63;text-decoration:none}a:first-child{color:#fff;background:#0b5a63}a:focus-visible{outline:3px solid #ff9466;outline-offset:2px}'
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

/** One finished page for each language, by the function that finds it for an address. */
export function loadFailurePages(messagesDir) {
  const pages = new Map(
    LOCALES.map((locale) => {
      const { boundary } = JSON.parse(readFileSync(`${messagesDir}/${locale}/errors.json`, 'utf8'))
      return [locale, buildPage(locale, boundary)]
    }),
  )
  return (address) => pages.get(address.split(/[/?]/)[1]) ?? pages.get(PREFIXLESS)
}

/**
 * A page that could not be rendered leaves Next as an empty document, which its scripts would fill: none of them may run in one that
 * was never stored, and none runs without scripts. It is answered with words instead. To be put next to Next itself, so that whatever
 * compresses comes after.
 */
export function answerFailures(request, response, pageOf) {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let isFailed = false
  const hasFailed = () => {
    isFailed ||=
      response.statusCode === 500 &&
      !response.headersSent &&
      String(response.getHeader('content-type') ?? '').startsWith('text/html')
    return isFailed
  }
  response.flushHeaders = () => {
    if (!hasFailed()) flushHeaders()
  }
  response.write = (...given) => {
    if (!hasFailed()) return write(...given)
    const done = given.at(-1)
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
  response.end = (...given) => {
    if (!hasFailed()) return end(...given)
    for (const name of ['Content-Length', 'Link', 'x-script-sources']) response.removeHeader(name)
    response.setHeader('Cache-Control', 'no-store')
    return end(pageOf(request.url))
  }
}
