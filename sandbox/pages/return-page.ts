import { html } from 'hono/html'
import { SANDBOX_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import type { PageLanguage } from '../protocol/language'
import { type Html, toPage } from './layout'

interface ReturnPageOptions {
  language: PageLanguage
  brand: string
  merchantName: string
  callbackUrl: string
  fields: Record<string, string>
}

/** Posts the outcome to the merchant's site, by script or by its button. */
export function toReturnPage({ language, brand, merchantName, callbackUrl, fields }: ReturnPageOptions): Html {
  const texts = SANDBOX_TEXTS[language]
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return toPage(
    { language, title: texts.returnTitle, brand, submitsItself: true },
    html`<p>${formatText(language, texts.returnLead, { merchant: merchantName })}</p>
<form method="post" action="${callbackUrl}">
${inputs}
<div class="actions"><button type="submit">${texts.returnButton}</button></div>
</form>`,
  )
}

export function toLostPage(language: PageLanguage, brand: string): Html {
  const texts = SANDBOX_TEXTS[language]
  return toPage({ language, title: texts.lostTitle, brand }, html`<p>${texts.lostLead}</p>`)
}

export function toGonePage(language: PageLanguage): Html {
  const texts = SANDBOX_TEXTS[language]
  return toPage({ language, title: texts.goneTitle, brand: texts.bank }, html`<p>${texts.goneLead}</p>`)
}
