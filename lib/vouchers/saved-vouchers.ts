import { getAccountHint } from '@/lib/session/session-hint'

/** Named in `public/voucher-sw.js` too. */
const CACHE = 'kervan-vouchers'
/** Of a cached page: what it says, as far as that can change, and whether an account's holder kept it or anybody. */
const MARK = 'x-voucher-mark'
const SAVED_BY = 'x-kept-by'

export function canSaveVouchers(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window
}

export const openSavedVouchers = (): Promise<Cache> => caches.open(CACHE)

export function toSavedHeaders(mark: string): Record<string, string> {
  return { [MARK]: mark, [SAVED_BY]: getAccountHint() }
}

export async function isVoucherSaved(path: string): Promise<boolean> {
  try {
    return (await caches.match(path, { cacheName: CACHE })) !== undefined
  } catch {
    return false
  }
}

interface SavedVoucher {
  /** Null where it was kept before there were marks. */
  mark: string | null
  savedBy: string | null
  remove: () => Promise<boolean>
}

async function listSaved(fits: (segments: string[]) => boolean): Promise<SavedVoucher[]> {
  const cache = await openSavedVouchers()
  const pages = (await cache.keys()).filter(({ url }) => fits(new URL(url).pathname.split('/')))
  return Promise.all(
    pages.map(async (page) => {
      const headers = (await cache.match(page))?.headers
      const remove = () => cache.delete(page)
      return { mark: headers?.get(MARK) ?? null, savedBy: headers?.get(SAVED_BY) ?? null, remove }
    }),
  )
}

async function removeSaved(
  fits: (segments: string[]) => boolean,
  isWanted: (saved: SavedVoucher) => boolean,
): Promise<void> {
  if (!canSaveVouchers()) return
  try {
    const saved = await listSaved(fits)
    await Promise.all(saved.filter(isWanted).map(({ remove }) => remove()))
  } catch {
    // Forbidden by the browser's settings: then nothing is kept either.
  }
}

/** What is kept of a booking here, in whatever language it was saved: asked for by the person, or because it is no longer true. */
export function removeSavedVouchers(bookingNumber: string): Promise<void> {
  return removeSaved(
    (segments) => segments.includes(bookingNumber),
    () => true,
  )
}

/** Of the same, what says something else than the mark. */
export function removeOutdatedVouchers(bookingNumber: string, mark: string): Promise<void> {
  return removeSaved(
    (segments) => segments.includes(bookingNumber),
    (saved) => saved.mark !== mark,
  )
}

export async function hasOutdatedVouchers(bookingNumber: string, mark: string): Promise<boolean> {
  try {
    return (await listSaved((segments) => segments.includes(bookingNumber))).some((saved) => saved.mark !== mark)
  } catch {
    return false
  }
}

/** Who signs out leaves nothing on a computer that others use; what was kept without an account stays. */
export function removeVouchersOfAccount(): Promise<void> {
  return removeSaved(
    (segments) => segments.includes('voucher'),
    ({ savedBy }) => savedBy !== 'guest',
  )
}
