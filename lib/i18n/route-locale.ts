import { NextRequest } from 'next/server'
import createMiddleware from 'next-intl/middleware'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { routing } from './routing'

const intl = createMiddleware(routing)

/** next-intl decodes the path, so an encoded percent sign (in a search term, say) would start an escape. */
function keepPercent(request: NextRequest): NextRequest {
  const url = new URL(request.url)
  if (!url.pathname.includes('%25')) return request
  url.pathname = url.pathname.replaceAll('%25', '%2525')
  return new NextRequest(url, { headers: request.headers })
}

/** `location` is the canonical URL of a request, with its origin; `path` has no language. */
export type LocaleRoute = { location: string } | { locale: Locale; path: string }

/** Whether the path can be decoded. Next would fail on a path that cannot, and next-intl does not check it. */
function isReadable({ url }: NextRequest): boolean {
  try {
    decodeURIComponent(new URL(url).pathname)
    return true
  } catch {
    return false
  }
}

/** Language and internal path of a request, or its canonical URL if it differs. Null if the path cannot be decoded. */
export function routeLocale(request: NextRequest): LocaleRoute | null {
  if (!isReadable(request)) return null
  const response = intl(keepPercent(request))
  const proper = response.headers.get('location')
  if (proper) return { location: new URL(proper, request.url).href }
  const { pathname } = new URL(response.headers.get('x-middleware-rewrite') ?? request.url)
  const [, locale, ...rest] = pathname.split('/')
  return isLocale(locale) ? { locale, path: `/${rest.join('/')}` } : null
}
