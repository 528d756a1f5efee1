import { isChunkError, isShopReachable } from '@/components/ui/load-patiently'

const STAMP = 'chunk-reload'
const PAUSE_MS = 60_000

/** Whether the page was not reloaded within the last minute, and that can be known. */
function isDue(now: number): boolean {
  try {
    return now - Number(window.sessionStorage.getItem(STAMP) ?? 0) >= PAUSE_MS
  } catch {
    return false
  }
}

/**
 * Reloads the page after a part could not be loaded, at most once a minute (spec 2, decisions 2); whether it did. Without a place for
 * the stamp it never does: that would not end. Nor while the shop cannot be reached: the browser's own error page would take its place.
 */
export async function reloadAfterChunkError(
  error: unknown,
  now = Date.now(),
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!isChunkError(error) || !isDue(now) || !(await isShopReachable()) || !isDue(now)) return false
  window.sessionStorage.setItem(STAMP, String(now))
  reload()
  return true
}
