import 'server-only'
import type { NextRequest } from 'next/server'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { callApi } from '@/lib/api/server'
import { localePath } from '@/lib/i18n/locale-path'
import { type BasketFlow, type BasketStep, getReservationPath, paths } from '@/lib/paths'
import { readBody } from '@/lib/security/read-body'
import { isSameOrigin } from '@/lib/security/same-origin'
import { getVisitor } from '@/lib/security/visitor'
import { isGuest, readOwnerCredentials } from '@/lib/session/owner-credentials'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import { leadToPage } from './lead-to-page'

const NOBODY = { token: null, bookingKeys: '' }
const MAXIMUM_FORM_BYTES = 64 * 1024
const GATEWAY_TIMEOUT_MS = 30_000

/**
 * The bank's page is third-party HTML that posts itself to the bank, so it has its own policy and is never cached. Its
 * scripts are unknown, so they run in an opaque origin (`sandbox`) without access to this shop.
 */
const BANK_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "sandbox allow-forms allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: https:; base-uri 'none'; frame-ancestors 'none'",
}

/** Uses 303, so that a reload of the next page never posts the form again. */
function seeOther(request: NextRequest, locale: Locale, path: string, query: Record<string, string> = {}): Response {
  const search = new URLSearchParams(query).toString()
  const join = path.includes('?') ? '&' : '?'
  const host = request.headers.get('host') ?? request.nextUrl.host
  const scheme =
    request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() || request.nextUrl.protocol.replace(':', '')
  const location = `${scheme}://${host}${localePath(locale, path)}${search && `${join}${search}`}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

interface Outcome {
  locale: Locale
  reference: string
  flow: BasketFlow
  reason?: string | undefined
}

const toFlow = (word: string | null): BasketFlow => (word === 'direct' ? 'direct' : 'basket')

function toStep(request: NextRequest, step: BasketStep, { locale, reference, flow, reason }: Outcome): Response {
  return seeOther(request, locale, paths.basket(step, flow), { ref: reference, ...(reason ? { reason } : {}) })
}

async function readForm(request: NextRequest): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type')?.toLowerCase() ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return null
  const body = await readBody(request, MAXIMUM_FORM_BYTES)
  return body.ok ? new URLSearchParams(body.text) : null
}

/** The card of the form. Null without card fields, as when the gateway's page collects them. */
function readCard(form: URLSearchParams) {
  if (!form.has('cardNumber')) return null
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  // Without a value the box counts as checked, its initial state.
  const threeDSecure = form.getAll('threeDSecure')
  return {
    cardHolder: text('cardHolder'),
    cardNumber: text('cardNumber'),
    cardExpiry: text('cardExpiry'),
    cardSecurityCode: text('cardSecurityCode'),
    threeDSecure: threeDSecure.length === 0 || threeDSecure.includes('1'),
    cardInstalments: Number(text('instalments')) || 1,
  }
}

/**
 * Handles the card form's POST (ADR 5): sends the card to the operator API and responds with the bank's page or
 * forwards to the gateway's. Card data is never stored, logged or put into a URL.
 */
export async function startCardPayment(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 })
  const form = await readForm(request)
  const text = (name: string): string => form?.get(name)?.trim() ?? ''
  const locale = isLocale(text('locale')) ? (text('locale') as Locale) : 'en'
  const tenant = await getTenantByHost(request.headers.get('host'))
  const credentials = tenant ? await readOwnerCredentials(request, tenant.company) : NOBODY
  const isOwner = credentials.token !== null || credentials.bookingKeys !== ''
  const reference = text('reference')
  const flow = toFlow(text('flow'))
  const isBalance = text('purpose') === 'balance'
  if (isBalance && form && tenant && !isOwner)
    return seeOther(request, locale, getReservationPath(reference, 'unauthenticated'))
  if (!form || !tenant || !isOwner || reference === '') return seeOther(request, locale, paths.basket('checkout', flow))
  const returnUrl = new URL(
    '/api/payment/return',
    seeOther(request, locale, '/').headers.get('location') ?? request.url,
  )
  if (flow === 'direct') returnUrl.searchParams.set('flow', flow)
  const started = await callApi(
    isBalance ? 'payBalance' : 'startPayment',
    { reference, card: readCard(form), returnUrl: returnUrl.href },
    { company: tenant.company, ...credentials, visitor: getVisitor(request.headers), timeoutMs: GATEWAY_TIMEOUT_MS },
  )
  // A guest pays from the reservation's page and has no basket to return to.
  const isFromReservation = isBalance || isGuest(credentials)
  if (!started.ok)
    return isFromReservation
      ? seeOther(request, locale, getReservationPath(reference, started.error.code))
      : toStep(request, 'warning', { locale, reference, flow, reason: started.error.code })
  const { paymentState, html, pageUrl, reason } = started.data
  if (paymentState === 'redirect' && html !== null) return new Response(html, { headers: BANK_PAGE_HEADERS })
  if (paymentState === 'redirect' && pageUrl !== null) return leadToPage(pageUrl, locale)
  if (paymentState === 'declined' && isGuest(credentials))
    return seeOther(request, locale, getReservationPath(reference, reason ?? 'general'))
  const step = paymentState === 'declined' ? 'warning' : 'result'
  return toStep(request, step, { locale, reference, flow, reason: reason ?? undefined })
}

/**
 * Handles the cross-site POST of the bank's or the gateway's page, which arrives without our cookies. The payment is
 * found by its own reference, and only the gateway's response to the API counts, never the content of this form
 * (decisions 7).
 */
export async function returnFromBank(request: NextRequest): Promise<Response> {
  const form = await readForm(request)
  const tenant = await getTenantByHost(request.headers.get('host'))
  const text = (name: string): string => form?.get(name) ?? ''
  if (!tenant || (text('conversationId') === '' && text('token') === '')) return seeOther(request, 'en', '/')
  const returned = await callApi(
    'returnFromBank',
    {
      conversationId: text('conversationId'),
      pageToken: text('token'),
      providerPaymentId: text('paymentId'),
      status: text('status'),
      mdStatus: text('mdStatus'),
      conversationData: text('conversationData'),
      signature: text('signature'),
    },
    { company: tenant.company, timeoutMs: GATEWAY_TIMEOUT_MS },
  )
  if (!returned.ok) return seeOther(request, tenant.language.default, paths.member('reservations'))
  const { locale, reference, paymentState } = returned.data
  const flow = toFlow(request.nextUrl.searchParams.get('flow'))
  return toStep(request, paymentState === 'declined' ? 'warning' : 'result', { locale, reference, flow })
}
