import { isChunkError, isShopReachable } from '@/components/ui/load-with-retry'

const STAMP = 'chunk-reload'
const PAUSE_MS = 60_000

/** Returns true if the page was not reloaded within the last minute; false if session storage is unavailable. */
function isDue(now: number): boolean {
  try {
    return now - Number(window.sessionStorage.getItem(STAMP) ?? 0) >= PAUSE_MS
  } catch {
    return false
  }
}

/**
 * Input in a form without `data-stored`, that is one that does not persist its values. Card fields (which have a `form`
 * attribute) and passwords are never persisted.
 */
const TYPED = ':is(form:not([data-stored]) *, [form], [type=password]):is(:user-valid, :user-invalid, :focus)'

/** Returns true if a reload would lose unsaved input. */
const hasTyped = (): boolean => document.querySelector(TYPED) !== null

async function fetchBar(): Promise<void> {
  const answer = await fetch(`/api/newer?at=${window.location.pathname}`)
  if (!answer.ok) return
  document.body.insertAdjacentHTML('beforeend', await answer.text())
  document.querySelector<HTMLElement>('.newer')?.showPopover()
}

let bar: Promise<void> | undefined

/**
 * Shows a bar at the bottom of the page. The server renders its HTML, because this page can no longer load its own
 * chunks.
 */
const sayNewer = (): Promise<void> => (bar ??= fetchBar())

/**
 * Reloads the page after a chunk failed to load, at most once a minute (spec 2, decisions 2). Returns true if it
 * reloads. Shows the "newer version" bar instead if the last reload was less than a minute ago, if a reload would lose
 * unsaved input, or if session storage is unavailable (without the timestamp, reloads would repeat forever). Does
 * neither while the shop is unreachable, because a reload would show the browser's own error page.
 */
export async function reloadAfterChunkError(
  error: unknown,
  now = Date.now(),
  reload = () => window.location.reload(),
): Promise<boolean> {
  if (!isChunkError(error)) return false
  const wasDue = isDue(now)
  if (!(await isShopReachable())) return false
  if (!wasDue || hasTyped()) await sayNewer()
  // Another chunk that failed at the same time may have reloaded the page meanwhile.
  else if (isDue(now)) {
    window.sessionStorage.setItem(STAMP, String(now))
    reload()
    return true
  }
  return false
}
