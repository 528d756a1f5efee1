import { SANDBOX_TEXTS } from '@/messages/catalogues'
import type { PageLanguage } from '../protocol/language'

/**
 * The page that a merchant shows as it came (threeDSHtmlContent): it sends the browser to the bank by itself, and by
 * its button where scripts are off.
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
