import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { INTL_LOCALES, type PageLanguage } from '../protocol/language'
import { STYLE } from './style'

export type Html = ReturnType<typeof html>

/** Without JavaScript the user clicks the form's button instead. */
const SUBMIT_SCRIPT = 'document.forms[0].submit()'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `form-action *`, because the pages send the customer back to any merchant. */
export const PAGE_HEADERS: Record<string, string> = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    `script-src ${hash(SUBMIT_SCRIPT)}`,
    'img-src data:',
    'form-action *',
    "base-uri 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

interface PageOptions {
  language: PageLanguage
  title: string
  brand: string
  badge?: string
  footer?: string
  isWide?: boolean
  submitsItself?: boolean
}

const asIs = (text: string): Html => raw(text)

export function toPage(options: PageOptions, body: Html): Html {
  const { language, title, brand, badge, footer, isWide = false, submitsItself = false } = options
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title} · ${brand}</title>
<style>${asIs(STYLE)}</style>
</head>
<body>
<main class="${isWide ? 'wide' : 'narrow'}">
<header><b>${brand}</b>${badge ? html`<span dir="ltr">${badge}</span>` : ''}</header>
<div class="body">
<h1>${title}</h1>
${body}
</div>
${footer ? html`<footer><p class="muted">${footer}</p></footer>` : ''}
</main>
${submitsItself ? html`<script>${asIs(SUBMIT_SCRIPT)}</script>` : ''}
</body>
</html>`
}

/** Formats an amount. Arabic uses the English format, as the shops do; `Intl` would put the symbol after the amount. */
export function toAmountText(amount: string, currency: string, language: PageLanguage): string {
  return new Intl.NumberFormat(INTL_LOCALES[language === 'ar' ? 'en' : language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount))
}
