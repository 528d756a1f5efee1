import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'
import { buildVoucherPage, VOUCHER_PAGE_POLICY, type VoucherPage } from './build-voucher-page'

/** Named in `public/voucher-sw.js` too. */
const CACHE = 'kervan-vouchers'
const WORKER = '/voucher-sw.js'

export function canSaveVouchers(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window
}

export function toSavedPath(locale: Locale, bookingNumber: string): string {
  return localePath(locale, paths.savedVoucher(bookingNumber))
}

export async function isVoucherSaved(path: string): Promise<boolean> {
  try {
    return (await caches.match(path, { cacheName: CACHE })) !== undefined
  } catch {
    return false
  }
}

/** What is kept of a booking here, in whatever language it was saved: asked for by the person, or because it is no longer true. */
export async function removeSavedVouchers(bookingNumber: string): Promise<void> {
  if (!canSaveVouchers()) return
  try {
    const cache = await caches.open(CACHE)
    const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname.split('/').includes(bookingNumber))
    await Promise.all(pages.map((page) => cache.delete(page)))
  } catch {
    // Forbidden by the browser's settings: then nothing is kept either.
  }
}

export function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}

const keep = (body: BodyInit, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'content-security-policy': VOUCHER_PAGE_POLICY } })

async function savePdf(cache: Cache, path: string, reference: string): Promise<string | null> {
  const file = await callOperator('getVoucherFile', { reference })
  if (!file.ok) return null
  await cache.put(`${path}/pdf`, keep(toBytes(file.data.base64), 'application/pdf'))
  return `${path}/pdf`
}

interface Saving {
  locale: Locale
  facts: Pick<ReservationFacts, 'reference' | 'bookingNumber' | 'companyName' | 'tickets'>
  words: VoucherPage['words']
}

/**
 * Keeps voucher and PDF on this device, and the worker that shows them without a network; nothing else is kept. Returns null, or the
 * code of what went wrong.
 */
export async function saveVoucher({ locale, facts, words }: Saving): Promise<string | null> {
  const { reference, bookingNumber, companyName } = facts
  const answer = await callOperator('getTickets', { reference })
  if (!answer.ok) return answer.error.code
  const tickets = answer.data.tickets.flatMap(({ ticketNumber, qrSvg }) => {
    const known = facts.tickets.find((ticket) => ticket.ticketNumber === ticketNumber)
    return known ? [{ ...known, qrSvg }] : []
  })
  const path = toSavedPath(locale, bookingNumber)
  const style = getComputedStyle(document.documentElement)
  try {
    await navigator.serviceWorker.register(WORKER, { scope: localePath(locale, '/voucher/') })
    const cache = await caches.open(CACHE)
    const pdfPath = await savePdf(cache, path, reference)
    const brand = style.getPropertyValue('--brand')
    const onBrand = style.getPropertyValue('--on-brand')
    const html = buildVoucherPage({ locale, companyName, bookingNumber, pdfPath, brand, onBrand, tickets, words })
    await cache.put(path, keep(html, 'text/html; charset=utf-8'))
    return null
  } catch {
    // Full, or forbidden by the browser's settings.
    return 'notSaved'
  }
}
