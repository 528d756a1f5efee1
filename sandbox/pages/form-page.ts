import { html } from 'hono/html'
import { SANDBOX_TEXTS } from '@/messages/catalogues'
import { formatText } from '@/messages/format-text'
import { CARD_FAMILIES, listInstalments } from '../cards/instalments'
import type { FormRecord } from '../payments/record'
import type { PageLanguage } from '../protocol/language'
import { type Html, toAmountText, toPage } from './layout'

interface FormPageOptions {
  form: FormRecord
  language: PageLanguage
  merchantName: string
  error: string | null
}

function toInstalmentField(form: FormRecord, language: PageLanguage): Html | '' {
  const texts = SANDBOX_TEXTS[language]
  const offered = new Set(
    CARD_FAMILIES.flatMap((family) => listInstalments(form.paidPrice, form.currency, family).map(({ count }) => count)),
  )
  const counts = form.enabledInstalments.filter((count) => offered.has(count))
  if (counts.length < 2) return ''
  const options = counts.map(
    (count) =>
      html`<option value="${count}">${count === 1 ? texts.single : formatText(language, texts.times, { count })}</option>`,
  )
  return html`<div class="field"><label for="instalments">${texts.instalments}</label><select id="instalments" name="instalments">${options}</select></div>`
}

/** The gateway's hosted payment page. Values typed into card fields are never rendered back. */
export function toFormPage({ form, language, merchantName, error }: FormPageOptions): Html {
  const texts = SANDBOX_TEXTS[language]
  const amount = toAmountText(form.paidPrice, form.currency, language)
  return toPage(
    { language, title: texts.formTitle, brand: merchantName, footer: texts.formLead },
    html`<dl>
<dt>${texts.merchant}</dt><dd>${merchantName}</dd>
<dt>${texts.total}</dt><dd class="total">${amount}</dd>
</dl>
${error ? html`<p class="error" role="alert">${error}</p>` : ''}
<p class="demo">${texts.demoCards} <strong dir="ltr">5528 7900 0000 0008</strong></p>
<form method="post" action="/checkout/${form.token}/pay" autocomplete="on">
<div class="field"><label for="holder">${texts.holder}</label><input id="holder" name="holder" autocomplete="cc-name" required></div>
<div class="field"><label for="number">${texts.number}</label><input id="number" name="number" dir="ltr" inputmode="numeric" autocomplete="cc-number" maxlength="23" required></div>
<div class="pair">
<div class="field"><label for="month">${texts.month}</label><input id="month" name="month" inputmode="numeric" autocomplete="cc-exp-month" maxlength="2" required></div>
<div class="field"><label for="year">${texts.year}</label><input id="year" name="year" inputmode="numeric" autocomplete="cc-exp-year" maxlength="4" required></div>
<div class="field"><label for="cvc">${texts.cvc}</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></div>
</div>
${toInstalmentField(form, language)}
<div class="actions">
<button type="submit" name="action" value="pay">${texts.payButton}</button>
<button type="submit" name="action" value="back" class="quiet" formnovalidate>${texts.backButton}</button>
</div>
</form>`,
  )
}
