import { escapeHtml } from '@/domain/shared/escape-html'
import { directionOf, type Locale } from '@/domain/shared/locales'
import { buildPhoneLink } from '@/lib/basket/contact-links'
import type { OperatorContact, TicketLabel, TicketWords } from '@/lib/reservations/reservation-facts'

export interface VoucherTicket extends TicketWords {
  /** The QR code as an SVG from the operator API. */
  qrSvg: string
}

export interface VoucherPage {
  locale: Locale
  companyName: string
  contact: OperatorContact
  bookingNumber: string
  /** Path of the saved PDF; null if it could not be saved. */
  pdfPath: string | null
  /** Colours of the shop as CSS values. */
  brand: string
  onBrand: string
  tickets: readonly VoucherTicket[]
  words: Record<'title' | 'booking' | 'ticket' | TicketLabel | 'show' | 'pdf' | 'saved', string>
}

/** As an `<img>` an SVG cannot run scripts, whatever it contains. */
const toPicture = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

const toColor = (color: string, fallback: string): string =>
  /^#[0-9a-f]{3,8}$|^(rgb|oklch|hsl)a?\([\d.,%\s/]+\)$/i.test(color.trim()) ? color.trim() : fallback

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#faf6f0;color:#10272c;font:16px/1.5 system-ui,sans-serif}
header{padding:20px max(20px,calc(50% - 264px));background:var(--brand);color:var(--on-brand)}h1{margin:0;font-size:24px}header p{margin:4px 0 0}
main{display:grid;gap:16px;max-width:560px;margin:auto;padding:16px}
article{padding:20px;border:1px solid #e1e7e7;border-radius:12px;background:#fff;text-align:center}
h2{margin:0 0 4px;font-size:20px;text-wrap:balance}p{text-wrap:balance}article p{margin:0;color:#53676c}article b{font-size:20px}strong{color:#10272c}
img{display:block;width:min(100%,320px);margin:16px auto}a{color:inherit;font-weight:700}footer{text-align:center;color:#53676c}
@media print{body{background:#fff}header{background:none;color:inherit}footer a{display:none}}`

/** Allows no external resources: the page is self-contained and works offline. */
export const VOUCHER_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"

/** The voucher as one self-contained document, which is stored on the phone and shown offline. */
export function buildVoucherPage(page: VoucherPage): string {
  const { locale, companyName, contact, bookingNumber, pdfPath, words } = page
  const writeLine = ({ label, text }: TicketWords['lines'][number]) =>
    label === null
      ? `<p><bdi>${escapeHtml(text)}</bdi></p>`
      : `<p>${escapeHtml(words[label])}: <strong><bdi>${escapeHtml(text)}</bdi></strong></p>`
  const tickets = page.tickets.map(
    ({ ticketNumber, title, lines, qrSvg }) => `<article><h2>${escapeHtml(title)}</h2>
${lines.map(writeLine).join('')}
<img src="${escapeHtml(toPicture(qrSvg))}" alt="" width="320" height="320">
<p>${escapeHtml(words.ticket)}</p><b><bdi dir="ltr">${escapeHtml(ticketNumber)}</bdi></b></article>`,
  )
  const pdf = pdfPath === null ? '' : `<p><a href="${escapeHtml(pdfPath)}">${escapeHtml(words.pdf)}</a></p>`
  const colors = `:root{--brand:${toColor(page.brand, '#0b5a63')};--on-brand:${toColor(page.onBrand, '#fff')}}`
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(`${words.title} ${bookingNumber}`)}</title><style>${colors}${STYLE}</style></head>
<body><header><h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(companyName)} · ${escapeHtml(words.booking)} <bdi dir="ltr">${escapeHtml(bookingNumber)}</bdi></p>
<p><a href="${escapeHtml(buildPhoneLink(contact.phone))}"><bdi dir="ltr">${escapeHtml(contact.phone)}</bdi></a></p>
<p><a href="${escapeHtml(`mailto:${contact.email}`)}"><bdi dir="ltr">${escapeHtml(contact.email)}</bdi></a></p>
<p><bdi>${escapeHtml(contact.address)}</bdi></p></header>
<main>${tickets.join('')}<footer><p>${escapeHtml(words.show)}</p>${pdf}<p>${escapeHtml(words.saved)}</p></footer></main></body></html>`
}
