import { expect, test } from 'vitest'
import { buildVoucherPage, type VoucherPage } from './build-voucher-page'

const page: VoucherPage = {
  locale: 'ar',
  companyName: 'Lykia & Söhne',
  contact: { phone: '+90 242 555 01 40', email: 'hello@lykia.example', address: 'Kaş & Kalkan' },
  bookingNumber: 'LYK261121090000',
  pdfPath: '/ar/voucher/LYK261121090000/pdf',
  brand: '#123456',
  onBrand: 'rgb(255, 255, 255)',
  tickets: [
    {
      ticketNumber: 'INT-7K-Q2XB',
      title: '<script>alert(1)</script>',
      lines: [
        { label: null, text: 'Wed\u00A012.05.2027, 09:00' },
        { label: null, text: 'Harbour. <b>Jetty 3</b>' },
        { label: 'pickup', text: 'Hotel <b>Lykia</b>' },
        { label: 'onTheDay', text: '₺4,200.00' },
      ],
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
    },
  ],
  words: {
    title: 'Voucher',
    booking: 'Booking',
    ticket: 'Ticket',
    pickup: 'Pick-up',
    campaign: 'Campaign',
    damageDeposit: 'Damage deposit',
    onTheDay: 'To pay on the day',
    show: 'Show it',
    pdf: 'PDF',
    saved: 'Saved today',
  },
}

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('it is whole: nothing is fetched from anywhere, and no text becomes markup', () => {
  const document = read(buildVoucherPage(page))
  expect(document.querySelectorAll('script, link, iframe')).toHaveLength(0)
  expect([...document.querySelectorAll('img')].every(({ src }) => src.startsWith('data:image/svg+xml'))).toBe(true)
  expect(document.querySelectorAll('b b')).toHaveLength(0)
  expect(document.querySelector('article')?.textContent).toContain('Harbour. <b>Jetty 3</b>')
  expect(document.querySelector('h2')?.textContent).toBe('<script>alert(1)</script>')
  expect(document.querySelector('header p')?.textContent).toContain('Lykia & Söhne')
})

test('it says whose it is and how to reach them', () => {
  const header = read(buildVoucherPage(page)).querySelector('header')
  expect(header?.textContent).toContain('Kaş & Kalkan')
  expect([...(header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    'tel:+902425550140',
    'mailto:hello@lykia.example',
  ])
})

test('what is to be paid on the day stands there, and nothing of it where all is paid', () => {
  expect(read(buildVoucherPage(page)).querySelector('article')?.textContent).toContain('To pay on the day: ₺4,200.00')
  const tickets = page.tickets.map((ticket) => ({ ...ticket, lines: ticket.lines.slice(0, 3) }))
  expect(buildVoucherPage({ ...page, tickets })).not.toContain('To pay on the day')
})

test('the code is the drawing, unchanged', () => {
  const source = read(buildVoucherPage(page)).querySelector('img')?.getAttribute('src') ?? ''
  expect(decodeURIComponent(source.slice(source.indexOf(',') + 1))).toBe(page.tickets[0]?.qrSvg)
})

test('it is written in its language and in the colours of the shop; anything that is no colour is left out', () => {
  const html = buildVoucherPage(page)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('--brand:#123456')
  expect(buildVoucherPage({ ...page, brand: 'red;}</style><script>' })).toContain('--brand:#0b5a63')
})

test('without a PDF there is no link to one', () => {
  expect(read(buildVoucherPage(page)).querySelector('footer a')?.getAttribute('href')).toBe(page.pdfPath)
  expect(read(buildVoucherPage({ ...page, pdfPath: null })).querySelector('footer a')).toBeNull()
})
