import 'server-only'
import type { NextRequest } from 'next/server'
import { isLocale } from '@/domain/shared/locales'
import { callApi } from '@/lib/api/server'
import { localePath } from '@/lib/i18n/locale-path'
import { getReservationPath, paths } from '@/lib/paths'
import { isSecureRequest } from '@/lib/security/is-secure'
import { readBody } from '@/lib/security/read-body'
import { isSameOrigin } from '@/lib/security/same-origin'
import { getVisitor } from '@/lib/security/visitor'
import { buildBookingKeysCookie } from '@/lib/session/booking-keys'
import { getTenantByHost } from '@/lib/tenancy/current-directory'

/** Action of the page's form, which works without a script. */
export const OPEN_BOOKING_ACTION = '/api/booking/open'

const MAXIMUM_BODY_BYTES = 8 * 1024
const LEAST_TOKEN = 20
const MOST_TOKEN = 600

/** Checks the length of a mailed token (20 to 600 characters); null for any other value. */
export function toBookingLink(value: unknown): string | null {
  return typeof value === 'string' && value.length >= LEAST_TOKEN && value.length <= MOST_TOKEN ? value : null
}

const leadTo = (location: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  })

/**
 * `POST /api/booking/open`: exchanges the token of a mailed link for a key, stores the key in an HttpOnly cookie and
 * redirects to the reservation. If the link is invalid or expired, it redirects to the enquiry page with the error
 * code. Only forms of this shop are accepted.
 */
export async function openBooking(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 })
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant) return new Response(null, { status: 404 })
  const body = await readBody(request, MAXIMUM_BODY_BYTES)
  const form = new URLSearchParams(body.ok ? body.text : '')
  const asked = form.get('locale')
  const locale = isLocale(asked) && tenant.language.enabled.includes(asked) ? asked : tenant.language.default
  const refused = (code: string) => leadTo(`${localePath(locale, paths.enquireBooking)}?error=${code}`)
  const linkToken = toBookingLink(form.get('token'))
  if (linkToken === null) return refused('linkInvalid')
  const { company } = tenant
  const opened = await callApi('openBooking', { linkToken }, { company, visitor: getVisitor(request.headers) })
  if (!opened.ok) return refused(opened.error.code)
  const { bookingKey, reference } = opened.data
  const cookie = buildBookingKeysCookie(request.cookies.getAll(), bookingKey, isSecureRequest(request))
  return leadTo(localePath(locale, getReservationPath(reference)), cookie)
}
