import { html } from 'hono/html'
import { SANDBOX_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import type { PaymentRecord } from '../payments/record'
import { INTL_LOCALES, type PageLanguage } from '../protocol/language'
import { type Html, toAmountText, toPage } from './layout'

/** The one-time code of the demo bank. */
export const DEMO_CODE = '283126'
export const MOST_ATTEMPTS = 3

interface BankPageOptions {
  payment: PaymentRecord
  language: PageLanguage
  merchantName: string
  now: number
}

function toDate(now: number, language: PageLanguage): string {
  return new Intl.DateTimeFormat(INTL_LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Istanbul',
  }).format(now)
}

/** The bank page of a payment. After a wrong code it shows an error and the number of attempts left. */
export function toBankPage({ payment, language, merchantName, now }: BankPageOptions): Html {
  const texts = SANDBOX_TEXTS[language]
  const attempts = payment.threeDS?.attempts ?? 0
  const error =
    attempts > 0
      ? html`<p class="error" id="code-error" role="alert">${formatText(language, texts.wrongCode, { left: MOST_ATTEMPTS - attempts })}</p>`
      : ''
  const input =
    attempts > 0
      ? html`<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus aria-invalid="true" aria-describedby="code-error code-hint">`
      : html`<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required aria-describedby="code-hint">`
  return toPage(
    {
      language,
      title: texts.confirmTitle,
      brand: texts.bank,
      badge: texts.threeDS,
    },
    html`<p>${texts.confirmLead}</p>
<dl>
<dt>${texts.merchant}</dt><dd>${merchantName}</dd>
<dt>${texts.amount}</dt><dd class="total"><bdi dir="ltr">${toAmountText(payment.paidPrice, payment.currency, language)}</bdi></dd>
<dt>${texts.card}</dt><dd><bdi dir="ltr">${formatText(language, texts.cardEnding, { lastFour: payment.card.lastFour })}</bdi></dd>
<dt>${texts.date}</dt><dd>${toDate(now, language)}</dd>
</dl>
<form method="post" action="/bank/3ds/${payment.threeDS?.session ?? ''}/answer">
${error}
<p class="demo" id="code-hint">${texts.demoCode} <strong>${DEMO_CODE}</strong></p>
<div class="field"><label for="code">${texts.code}</label>${input}</div>
<div class="actions">
<button type="submit" name="action" value="confirm">${texts.confirm}</button>
<button type="submit" name="action" value="cancel" class="quiet" formnovalidate>${texts.cancel}</button>
</div>
</form>`,
  )
}
