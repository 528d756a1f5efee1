import { getAccountHint } from '@/lib/session/session-hint'

/** `public/voucher-sw.js` uses the same name. */
const CACHE = 'kervan-vouchers'
/** Headers of a cached page: the mark of its changeable content, and the kind of account that saved it. */
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
  /** Null if it was saved by a version without marks. */
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
    // The browser's settings block the cache; then nothing was stored either.
  }
}

/**
 * Deletes the saved vouchers of a booking in all languages, on request of the user or because they are no longer valid.
 */
export function removeSavedVouchers(bookingNumber: string): Promise<void> {
  return removeSaved(
    (segments) => segments.includes(bookingNumber),
    () => true,
  )
}

/** Deletes those saved vouchers of a booking whose mark differs. */
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

/** Deletes all saved vouchers except those saved as a guest. For sign-out on shared computers. */
export function removeVouchersOfAccount(): Promise<void> {
  return removeSaved(
    (segments) => segments.includes('voucher'),
    ({ savedBy }) => savedBy !== 'guest',
  )
}
