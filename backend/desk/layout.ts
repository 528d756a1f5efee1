import { html } from 'hono/html'
import { directionOf } from '@/domain/shared/locales'
import { type DeskContext, type DeskVisit, isManager } from './context'
import { type Html, hiddenFields, wordOf } from './html'

/** What a page says; the frame around it is the same everywhere. */
export interface Page {
  title: string
  body: Html
  status?: 200 | 401 | 403 | 404 | 409 | 422 | 429 | 500 | 503
}

interface Told {
  /** Key of a sentence about what was done just now. */
  done?: string
  error?: string | null
}

const SECTIONS = ['reservations', 'transfers', 'requests', 'agencies', 'products'] as const
const OF_MANAGERS = ['staff', 'log'] as const

function navigation(context: DeskContext, path: string): Html {
  const { base, texts } = context
  const link = (name: (typeof SECTIONS)[number] | (typeof OF_MANAGERS)[number]) => {
    const isHere = path === `/${name}` || path.startsWith(`/${name}/`)
    return html`<li><a href="${base}/${name}"${isHere ? html` aria-current="true"` : ''}>${texts.nav[name]}</a></li>`
  }
  const names = [...SECTIONS, ...(isManager(context) ? OF_MANAGERS : [])]
  return html`<nav aria-label="${texts.nav.label}"><ul>
<li><a href="${base}"${path === '/' ? html` aria-current="true"` : ''}>${texts.nav.overview}</a></li>
${names.map(link)}</ul></nav>`
}

function person(context: DeskContext): Html {
  const { base, staff, texts } = context
  return html`<div class="person"><a href="${base}/account">${staff.firstName} ${staff.lastName}</a>
<form method="post" action="${base}/sign-out">${hiddenFields(context)}<button class="quiet">${texts.nav.signOut}</button></form></div>`
}

function frame(visit: DeskVisit, title: string, header: Html, main: Html): Html {
  const { locale, base, companyName, texts } = visit
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${companyName}</title>
<link rel="icon" href="/desk/icon.svg"><link rel="stylesheet" href="/desk/desk.css"><link rel="stylesheet" href="${base}/theme.css"></head>
<body><a class="skip" href="#main">${texts.nav.skip}</a>${header}
<main id="main" tabindex="-1">${main}</main></body></html>`
}

function messages(visit: DeskVisit, { done, error }: Told): Html {
  const told = done && Object.hasOwn(visit.texts.done, done) ? wordOf(visit.texts.done, done) : null
  return html`${error ? html`<p class="message bad" role="alert">${error}</p>` : ''}
${told ? html`<p class="message good" role="status">${told}</p>` : ''}`
}

/** A page for somebody who is signed in. */
export function renderPage(context: DeskContext, path: string, page: Page, told: Told): Html {
  const header = html`<header class="bar"><a class="brand" href="${context.base}">${context.companyName}</a>
${navigation(context, path)}${person(context)}</header>`
  return frame(context, page.title, header, html`<h1>${page.title}</h1>${messages(context, told)}${page.body}`)
}

/** A page at the door. */
export function renderDoor(visit: DeskVisit, page: Page, told: Told): Html {
  const main = html`<div class="door"><p class="brand">${visit.companyName}</p><h1>${page.title}</h1>
${messages(visit, told)}${page.body}</div>`
  return frame(visit, page.title, html``, main)
}
