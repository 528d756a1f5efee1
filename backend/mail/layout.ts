import { directionOf, type Locale } from '@/domain/shared/locales'

export interface MailContent {
  locale: Locale
  brand: string
  subject: string
  greeting: string
  paragraphs: string[]
  rows: { label: string; value: string }[]
  button: { label: string; url: string }
  closing: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const row = ({ label, value }: { label: string; value: string }) =>
  `<tr><th scope="row" style="text-align:start;font-weight:500;color:#53676c;padding:8px 16px 8px 0;vertical-align:top">${escapeHtml(label)}</th>` +
  `<td style="padding:8px 0;font-weight:700"><bdi>${escapeHtml(value)}</bdi></td></tr>`

/** A mail that every reader shows: one table, styles inline, right to left where the language runs so. */
export function renderHtml(mail: MailContent): string {
  const direction = directionOf(mail.locale)
  const rows =
    mail.rows.length === 0
      ? ''
      : `<table role="presentation" style="border-collapse:collapse;margin:0 0 24px">${mail.rows.map(row).join('')}</table>`
  return `<!doctype html><html lang="${mail.locale}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#faf6f0;color:#10272c;font:16px/1.5 Manrope,system-ui,-apple-system,Segoe UI,Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px"><div style="background:#ffffff;border-radius:12px;border-top:6px solid ${mail.brand};padding:32px">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(mail.subject)}</h1>
${paragraph(mail.greeting)}${mail.paragraphs.map(paragraph).join('')}${rows}
<p style="margin:0 0 24px"><a href="${escapeHtml(mail.button.url)}" style="display:inline-block;background:${mail.brand};color:#ffffff;text-decoration:none;font-weight:700;border-radius:10px;padding:12px 22px">${escapeHtml(mail.button.label)}</a></p>
<p style="margin:0;color:#53676c">${escapeHtml(mail.closing)}</p></div></div></body></html>`
}

export function renderText(mail: MailContent): string {
  const rows = mail.rows.map(({ label, value }) => `${label}: ${value}`)
  return [
    mail.greeting,
    '',
    ...mail.paragraphs,
    '',
    ...rows,
    '',
    `${mail.button.label}: ${mail.button.url}`,
    '',
    mail.closing,
  ].join('\n')
}
