import { NextResponse } from 'next/server'
import { directionOf, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import { localePath } from '@/lib/i18n/locale-path'
import ar from '@/messages/ar/errors.json'
import de from '@/messages/de/errors.json'
import en from '@/messages/en/errors.json'
import nl from '@/messages/nl/errors.json'
import ru from '@/messages/ru/errors.json'
import tr from '@/messages/tr/errors.json'

const TEXTS = { en, tr, de, ru, nl, ar }

/** A neutral theme: there is no tenant, or its settings are unavailable. */
const STYLE =
  'body{box-sizing:border-box;min-height:90vh;margin:0;display:grid;place-content:center;padding:2rem 1.5rem;font:500 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans Arabic",sans-serif;text-align:center;color:#10272c;background:#fff}svg{width:15rem;max-width:60vw}h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.2}p{max-width:32rem;margin:0 auto 1.5rem;text-wrap:balance}a{display:inline-block;margin:.25rem;padding:.75rem 1.25rem;border:1px solid #0b5a63;border-radius:10px;font-weight:700;color:#0b5a63;text-decoration:none}a:first-child{color:#fff;background:#0b5a63}a:focus-visible{outline:3px solid #ff9466;outline-offset:2px}'
/** The illustration of the sun over water, as on the 404 page. */
const ART =
  '<svg viewBox="170 8 270 122" aria-hidden="true"><path fill="#ff9466" d="M226.5 93a78 78 0 0 1 156 0z"/><path fill="none" stroke="#0b5a63" stroke-width="5" stroke-linecap="round" d="M178.5 100c14-11 28-11 42 0s28 11 42 0 28-11 42 0 28 11 42 0 28-11 42 0 28 11 42 0M202.5 122c11-9 23-9 34 0s23 9 34 0 23-9 34 0 23 9 34 0 23-9 34 0 23 9 34 0"/></svg>'

const STATUS = { unknownHost: 421, noTenants: 503 } as const
const RETRY_SECONDS = '30'
/** Value of `Retry-After`, in seconds. */
export const UNAVAILABLE_RETRY_SECONDS = '5'

interface Words {
  title: string
  text: string
  links?: { href: string; label: string }[]
}

function buildPage(locale: Locale, { title, text, links = [] }: Words): string {
  const anchors = links.map(({ href, label }) => `<a href="${href}">${label}</a>`).join('')
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${ART}<h1>${title}</h1><p>${text}</p>${anchors && `<p>${anchors}</p>`}</main></body></html>`
}

function buildHeaders(locale: Locale, retrySeconds?: string): Headers {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
  })
  if (retrySeconds) headers.set('retry-after', retrySeconds)
  return headers
}

/** A short page in the visitor's language for an unknown host, or if the list of tenants is unavailable. */
export function buildRefusal(reason: keyof typeof STATUS, acceptLanguage: string | null): Response {
  const locale: Locale = negotiateLocale(acceptLanguage, LOCALES) ?? 'en'
  const headers = buildHeaders(locale, reason === 'noTenants' ? RETRY_SECONDS : undefined)
  headers.set('vary', 'Accept-Language')
  return new Response(buildPage(locale, TEXTS[locale][reason]), { status: STATUS[reason], headers })
}

/** A short page for a page that is not cached and cannot be rendered because the operator API is unavailable. */
export function buildUnavailablePage(locale: Locale): NextResponse {
  const { noTenants, boundary } = TEXTS[locale]
  const links = [
    // An empty address reloads the page itself, with its query.
    { href: '', label: boundary.retry },
    { href: localePath(locale, '/'), label: boundary.home },
  ]
  const html = buildPage(locale, { title: noTenants.title, text: boundary.text, links })
  return new NextResponse(html, { status: 503, headers: buildHeaders(locale, UNAVAILABLE_RETRY_SECONDS) })
}
