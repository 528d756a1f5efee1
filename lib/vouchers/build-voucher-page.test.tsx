import { expect, test } from 'vitest'
import { buildVoucherPage, type VoucherPage } from './build-voucher-page'

const page: VoucherPage = {
  locale: 'ar',
  companyName: 'Lykia & Söhne',
  bookingNumber: 'LYK261121090000',
  pdfPath: '/ar/voucher/LYK261121090000/pdf',
  brand: '#123456',
  onBrand: 'rgb(255, 255, 255)',
  tickets: [
    {
      ticketNumber: 'INT-7K-Q2XB',
      title: '<script>alert(1)</script>',
      when: 'Wed\u00A012.05.2027, 09:00',
      people: '2 adults',
      place: 'Harbour. <b>Jetty 3</b>',
      qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
    },
  ],
  words: { title: 'Voucher', booking: 'Booking', ticket: 'Ticket', show: 'Show it', pdf: 'PDF', saved: 'Saved today' },
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
  expect(read(buildVoucherPage(page)).querySelector('a')?.getAttribute('href')).toBe(page.pdfPath)
  expect(read(buildVoucherPage({ ...page, pdfPath: null })).querySelector('a')).toBeNull()
})
