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

/** Nobody's theme: there is no tenant to take one from, or none of its settings can be had. */
const STYLE =
  'body{font:500 1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#10272c;background:#fff}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;margin-block-start:1rem;margin-inline-end:1.5rem;padding-block:.5rem;font-weight:700;color:inherit}'

const STATUS = { unknownHost: 421, noTenants: 503 } as const
const RETRY_SECONDS = '30'
/** After so many seconds it is worth asking again. */
export const AWAY_RETRY_SECONDS = '5'

interface Words {
  title: string
  text: string
  links?: { href: string; label: string }[]
}

function buildPage(locale: Locale, { title, text, links = [] }: Words): string {
  const anchors = links.map(({ href, label }) => `<a href="${href}">${label}</a>`).join('')
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${anchors && `<p>${anchors}</p>`}</main></body></html>`
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

/** A short page in the person's language when no tenant can answer: an unknown host, or no list of tenants at all. */
export function buildRefusal(reason: keyof typeof STATUS, acceptLanguage: string | null): Response {
  const locale: Locale = negotiateLocale(acceptLanguage, LOCALES) ?? 'en'
  const headers = buildHeaders(locale, reason === 'noTenants' ? RETRY_SECONDS : undefined)
  headers.set('vary', 'Accept-Language')
  return new Response(buildPage(locale, TEXTS[locale][reason]), { status: STATUS[reason], headers })
}

/** The same for a page that is not kept and cannot be made now, since the operator API is away. */
export function buildAwayAnswer(locale: Locale): NextResponse {
  const { noTenants, boundary } = TEXTS[locale]
  const links = [
    // No address is the page's own, with its query.
    { href: '', label: boundary.retry },
    { href: localePath(locale, '/'), label: boundary.home },
  ]
  const html = buildPage(locale, { title: noTenants.title, text: boundary.text, links })
  return new NextResponse(html, { status: 503, headers: buildHeaders(locale, AWAY_RETRY_SECONDS) })
}
