import { escapeHtml } from '@/domain/shared/escape-html'
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
  /** Accepted agreements, to be kept with the mail. Their HTML is sanitised. */
  documents?: { title: string; note: string; html: string }[]
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

/** Label and value are stacked. Side by side, a phone would break numbers and words. */
const row = ({ label, value }: { label: string; value: string }) =>
  `<tr><td style="padding:6px 0;overflow-wrap:anywhere"><span style="display:block;font-size:14px;color:#53676c">${escapeHtml(label)}</span>` +
  `<b style="font-weight:700"><bdi>${escapeHtml(value)}</bdi></b></td></tr>`

const document = ({ title, note, html }: NonNullable<MailContent['documents']>[number]) =>
  `<div style="margin:24px 0 0;border-top:1px solid #dde3e2;padding:16px 0 0;font-size:13px;color:#53676c"><h2 style="font-size:15px;margin:0 0 4px;color:#10272c">${escapeHtml(title)}</h2><p style="margin:0 0 12px">${escapeHtml(note)}</p>${html}</div>`

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Converts HTML to text, with one line for each block. */
function toPlainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<li[^>]*>/g, '\n– ')
    .replace(/<(br|\/?(p|h[1-6]|ul|ol|table|tr|div))[^>]*>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/ *\n[ \n]*/g, '\n')
    .trim()
}

/** Renders HTML that every mail client supports: one table, inline styles, right to left for RTL languages. */
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
<p style="margin:0;color:#53676c">${escapeHtml(mail.closing)}</p>${(mail.documents ?? []).map(document).join('')}</div></div></body></html>`
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
    ...(mail.documents ?? []).flatMap(({ title, note, html }) => ['', '---', title, note, '', toPlainText(html)]),
  ].join('\n')
}
