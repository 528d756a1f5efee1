import { getAccountHint } from '@/lib/session/session-hint'

/** Named in `public/voucher-sw.js` too. */
const CACHE = 'kervan-vouchers'
/** Of a kept page: what it says, as far as that can change, and whether an account's holder kept it or anybody. */
const MARK = 'x-voucher-mark'
const KEEPER = 'x-kept-by'

export function canSaveVouchers(): boolean {
  return window.isSecureContext && 'serviceWorker' in navigator && 'caches' in window
}

export const openSavedVouchers = (): Promise<Cache> => caches.open(CACHE)

export function toKeptHeaders(mark: string): Record<string, string> {
  return { [MARK]: mark, [KEEPER]: getAccountHint() }
}

export async function isVoucherSaved(path: string): Promise<boolean> {
  try {
    return (await caches.match(path, { cacheName: CACHE })) !== undefined
  } catch {
    return false
  }
}

interface Kept {
  /** Null where it was kept before there were marks. */
  mark: string | null
  keeper: string | null
  remove: () => Promise<boolean>
}

async function listKept(fits: (segments: string[]) => boolean): Promise<Kept[]> {
  const cache = await openSavedVouchers()
  const pages = (await cache.keys()).filter(({ url }) => fits(new URL(url).pathname.split('/')))
  return Promise.all(
    pages.map(async (page) => {
      const headers = (await cache.match(page))?.headers
      const remove = () => cache.delete(page)
      return { mark: headers?.get(MARK) ?? null, keeper: headers?.get(KEEPER) ?? null, remove }
    }),
  )
}

async function removeKept(fits: (segments: string[]) => boolean, isWanted: (kept: Kept) => boolean): Promise<void> {
  if (!canSaveVouchers()) return
  try {
    const kept = await listKept(fits)
    await Promise.all(kept.filter(isWanted).map(({ remove }) => remove()))
  } catch {
    // Forbidden by the browser's settings: then nothing is kept either.
  }
}

/** What is kept of a booking here, in whatever language it was saved: asked for by the person, or because it is no longer true. */
export function removeSavedVouchers(bookingNumber: string): Promise<void> {
  return removeKept(
    (segments) => segments.includes(bookingNumber),
    () => true,
  )
}

/** Of the same, what says something else than the mark. */
export function removeOutdatedVouchers(bookingNumber: string, mark: string): Promise<void> {
  return removeKept(
    (segments) => segments.includes(bookingNumber),
    (kept) => kept.mark !== mark,
  )
}

export async function hasOutdatedVouchers(bookingNumber: string, mark: string): Promise<boolean> {
  try {
    return (await listKept((segments) => segments.includes(bookingNumber))).some((kept) => kept.mark !== mark)
  } catch {
    return false
  }
}

/** Who signs out leaves nothing on a computer that others use; what was kept without an account stays. */
export function removeVouchersOfAccount(): Promise<void> {
  return removeKept(
    (segments) => segments.includes('voucher'),
    ({ keeper }) => keeper !== 'guest',
  )
}
