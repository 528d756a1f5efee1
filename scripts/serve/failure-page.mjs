import { readFileSync } from 'node:fs'

const LOCALES = ['en', 'tr', 'de', 'ru', 'nl', 'ar']
/** It has no prefix in an address. */
const PREFIXLESS = 'en'
const STYLE =
  'body{font:500 1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#10272c;background:#fff}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;margin-block-start:1rem;margin-inline-end:1.5rem;padding-block:.5rem;font-weight:700;color:inherit}'

/** Texts of our own, yet nothing is put into a document unescaped. */
const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')

function buildPage(locale, { title, heading, text, retry, home }) {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const back = locale === PREFIXLESS ? '/' : `/${locale}`
  // No address is the page's own, with its query.
  const links = `<a href="">${escapeHtml(retry)}</a><a href="${back}">${escapeHtml(home)}</a>`
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><p>${links}</p></main></body></html>`
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
