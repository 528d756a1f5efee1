import 'server-only'
import type { NextRequest } from 'next/server'
import { newsletterSchema } from '@/domain/requests/newsletter-schema'
import { isLocale } from '@/domain/shared/locales'
import type { ApiResult } from '@/lib/api/result'
import { callApi } from '@/lib/api/server'
import { localePath } from '@/lib/i18n/locale-path'
import { readBody } from '@/lib/security/read-body'
import { isSameOrigin } from '@/lib/security/same-origin'
import { getVisitor } from '@/lib/security/visitor'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import { NEWSLETTER_PATH, type NewsletterState, toLinkToken } from './newsletter-paths'

const MAXIMUM_BODY_BYTES = 8 * 1024

type Caller = Pick<Parameters<typeof callApi>[2], 'company' | 'visitor'>

const FAILURES: Readonly<Record<string, NewsletterState>> = {
  linkInvalid: 'invalidLink',
  tooManyRequests: 'tooMany',
  invalidRequest: 'invalidForm',
}

const toState = (result: ApiResult<unknown>, done: NewsletterState): NewsletterState =>
  result.ok ? done : (FAILURES[result.error.code] ?? 'failed')

/** The form's field selects the action: a token of a mail confirms or unsubscribes, an email address subscribes. */
async function carryOut(form: URLSearchParams, caller: Caller): Promise<NewsletterState> {
  const confirm = toLinkToken(form.get('confirm'))
  if (confirm) return toState(await callApi('confirmNewsletter', { linkToken: confirm }, caller), 'confirmed')
  const leave = toLinkToken(form.get('leave'))
  if (leave) return toState(await callApi('leaveNewsletter', { linkToken: leave }, caller), 'left')
  const parsed = newsletterSchema.safeParse({
    email: form.get('email'),
    locale: form.get('locale'),
    privacyPolicy: form.get('privacyPolicy') === 'on',
  })
  if (!parsed.success) return 'invalidForm'
  return toState(await callApi('subscribeNewsletter', parsed.data, caller), 'sent')
}

/**
 * `POST /api/newsletter`: answers 303 to the page that shows the result, so that a reload sends nothing again. The
 * email address never appears in a URL. Only forms of this shop are accepted.
 */
export async function handleNewsletter(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 })
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant) return new Response(null, { status: 404 })
  const body = await readBody(request, MAXIMUM_BODY_BYTES)
  const form = new URLSearchParams(body.ok ? body.text : '')
  const asked = form.get('locale')
  const locale = isLocale(asked) && tenant.language.enabled.includes(asked) ? asked : tenant.language.default
  form.set('locale', locale)
  const state = await carryOut(form, { company: tenant.company, visitor: getVisitor(request.headers) })
  const location = `${localePath(locale, NEWSLETTER_PATH)}?state=${state}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
