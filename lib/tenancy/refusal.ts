import { directionOf, LOCALES, type Locale } from '@/domain/shared/locales'
import { negotiateLocale } from '@/lib/i18n/negotiate-locale'
import ar from '@/messages/ar/errors.json'
import de from '@/messages/de/errors.json'
import en from '@/messages/en/errors.json'
import nl from '@/messages/nl/errors.json'
import ru from '@/messages/ru/errors.json'
import tr from '@/messages/tr/errors.json'

const TEXTS = { en, tr, de, ru, nl, ar }

/** Nobody's theme: there is no tenant to take one from. */
const STYLE =
  'body{font:500 1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem;color:#10272c;background:#fff}h1{font-size:1.75rem;line-height:1.2}'

const STATUS = { unknownHost: 421, noTenants: 503 } as const
const RETRY_SECONDS = '30'

/** A short page in the person's language when no tenant can answer: an unknown host, or no list of tenants at all. */
export function buildRefusal(reason: keyof typeof STATUS, acceptLanguage: string | null): Response {
  const locale: Locale = negotiateLocale(acceptLanguage, LOCALES) ?? 'en'
  const { title, text } = TEXTS[locale][reason]
  const html = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': locale,
    'cache-control': 'no-store',
    vary: 'Accept-Language',
  })
  if (reason === 'noTenants') headers.set('retry-after', RETRY_SECONDS)
  return new Response(html, { status: STATUS[reason], headers })
}
