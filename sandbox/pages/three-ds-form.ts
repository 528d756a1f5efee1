import { SANDBOX_TEXTS } from '@/messages/catalogues'
import type { PageLanguage } from '../protocol/language'

/**
 * Returns the page that a merchant shows unchanged (threeDSHtmlContent). It sends the browser to the bank by script, or
 * by its button if scripts are off.
 */
export function toThreeDSForm(bankUrl: string, language: PageLanguage): string {
  const texts = SANDBOX_TEXTS[language]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.openTitle}</title></head>
<body>
<form id="iyzico-3ds-form" action="${bankUrl}" method="post">
<p>${texts.openLead}</p>
<button type="submit">${texts.returnButton}</button>
</form>
<script type="text/javascript">document.getElementById('iyzico-3ds-form').submit();</script>
</body>
</html>`
}
