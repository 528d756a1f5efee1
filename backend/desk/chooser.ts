import { html } from 'hono/html'
import { directionOf, LOCALES } from '@/domain/shared/locales'
import { negotiateLocale } from '@/domain/shared/negotiate-locale'
import type { ApiContext } from '../platform/http/register'
import type { Services } from '../services/services'
import { field } from './html'
import { DESK_TEXTS } from './texts/all'

const COMPANY = /^[a-z][a-z0-9_]{1,30}$/

/**
 * `GET /desk`: by the host's name to the desk of its tenant, else asked for. Which tenants there are is not told; a
 * name only leads to a door, and behind each door is one database.
 */
export function choose(c: ApiContext, { registry }: Services): Response | Promise<Response> {
  const host = (c.req.header('host') ?? '').split(':')[0]?.toLowerCase() ?? ''
  const named = (c.req.query('company') ?? '').trim().toLowerCase()
  const isAsked = c.req.query('unknown') !== undefined || named !== ''
  if (COMPANY.test(named) && registry.list().some((tenant) => tenant.company === named))
    return c.redirect(`/desk/${named}/sign-in`, 303)
  const own = registry.list().find((tenant) => tenant.hosts.includes(host) && host !== 'localhost')
  if (own && !isAsked) return c.redirect(`/desk/${own.company}`, 303)
  const locale = negotiateLocale(c.req.header('accept-language'), LOCALES) ?? 'en'
  const { signIn } = DESK_TEXTS[locale]
  return c.html(
    html`<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${signIn.company}</title>
<link rel="icon" href="/desk/icon.svg"><link rel="stylesheet" href="/desk/desk.css"></head><body><main class="door"><h1>${signIn.company}</h1>
${isAsked ? html`<p class="message bad" role="alert">${signIn.companyUnknown}</p>` : ''}
<form method="get" action="/desk" class="stack">${field({ name: 'company', label: signIn.companyLabel, value: named, required: true, maxlength: 31 })}
<button>${signIn.go}</button></form></main></body></html>`,
    isAsked ? 404 : 200,
  )
}
