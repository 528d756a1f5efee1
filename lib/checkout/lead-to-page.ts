import 'server-only'
import { getTranslations } from 'next-intl/server'
import { escapeHtml } from '@/domain/shared/escape-html'
import { directionOf, type Locale } from '@/domain/shared/locales'

/** The page contains a URL of one payment: other sites must not see or frame it, and no cache may store it. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy': "default-src 'none'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
}

/**
 * Forwards a checkout form to the gateway's own page. Uses a refresh instead of a redirect: the checkout's CSP limits
 * form targets to this shop, and browsers apply that to redirects too.
 */
export async function leadToPage(pageUrl: string, locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'checkout.card' })
  const [address, words] = [escapeHtml(pageUrl), escapeHtml(t('toPage'))]
  const html = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="0;url=${address}"><link rel="icon" href="data:,"><title>${words}</title></head><body><p><a href="${address}">${words}</a></p></body></html>`
  return new Response(html, { headers: HEADERS })
}
