import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'
import { buildVoucherPage, VOUCHER_PAGE_POLICY, type VoucherPage } from './build-voucher-page'
import { hasOutdatedVouchers, openSavedVouchers, removeOutdatedVouchers, toSavedHeaders } from './saved-vouchers'

const WORKER = '/voucher-sw.js'

export function toSavedPath(locale: Locale, bookingNumber: string): string {
  return localePath(locale, paths.savedVoucher(bookingNumber))
}

export function toBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}

const save = (body: BodyInit, type: string, mark: string) => {
  const headers = { 'content-type': type, 'content-security-policy': VOUCHER_PAGE_POLICY, ...toSavedHeaders(mark) }
  return new Response(body, { headers })
}

async function savePdf(
  cache: Cache,
  path: string,
  { locale, facts }: Pick<Saving, 'locale' | 'facts'>,
): Promise<string | null> {
  const { reference, mark } = facts
  const file = await callOperator('getVoucherFile', { reference, locale })
  if (!file.ok) return null
  await cache.put(`${path}/pdf`, save(toBytes(file.data.base64), 'application/pdf', mark))
  return `${path}/pdf`
}

interface Saving {
  locale: Locale
  facts: Pick<ReservationFacts, 'reference' | 'bookingNumber' | 'companyName' | 'contact' | 'tickets' | 'mark'>
  words: VoucherPage['words']
}

/**
 * Stores the voucher and its PDF on this device, and registers the service worker that shows them offline; nothing else
 * is stored. Returns null, or an error code.
 */
export async function saveVoucher({ locale, facts, words }: Saving): Promise<string | null> {
  const { reference, bookingNumber, companyName, contact } = facts
  const answer = await callOperator('getTickets', { reference, locale })
  if (!answer.ok) return answer.error.code
  const tickets = answer.data.tickets.flatMap(({ ticketNumber, qrSvg }) => {
    const known = facts.tickets.find((ticket) => ticket.ticketNumber === ticketNumber)
    return known ? [{ ...known, qrSvg }] : []
  })
  const path = toSavedPath(locale, bookingNumber)
  const style = getComputedStyle(document.documentElement)
  try {
    await navigator.serviceWorker.register(WORKER, { scope: localePath(locale, '/voucher/') })
    const cache = await openSavedVouchers()
    const pdfPath = await savePdf(cache, path, { locale, facts })
    const colors = { brand: style.getPropertyValue('--brand'), onBrand: style.getPropertyValue('--on-brand') }
    const html = buildVoucherPage({ locale, companyName, contact, bookingNumber, pdfPath, ...colors, tickets, words })
    await cache.put(path, save(html, 'text/html; charset=utf-8', facts.mark))
    return null
  } catch {
    // The storage is full or blocked by the browser's settings.
    return 'notSaved'
  }
}

/** Errors that mean that the voucher no longer exists, unlike a network failure. */
const GONE = ['notConfirmed', 'notFound']

/**
 * Updates the saved vouchers of a booking if they are outdated, for example after the operator moved a departure. One
 * language is renewed and outdated copies in others are deleted, so that no guest arrives on the wrong day.
 */
export async function renewSavedVouchers(saving: Saving): Promise<void> {
  const { bookingNumber, mark } = saving.facts
  if (!(await hasOutdatedVouchers(bookingNumber, mark))) return
  const fault = await saveVoucher(saving)
  if (fault === null || GONE.includes(fault)) await removeOutdatedVouchers(bookingNumber, mark)
}
