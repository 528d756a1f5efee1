import { isChunkError, isShopReachable } from '@/components/ui/load-with-retry'

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

/** In a form that does not say that it keeps what is typed; a card's fields, which name another form, and passwords are kept by none. */
const TYPED = ':is(form:not([data-stored]) *, [form], [type=password]):is(:user-valid, :user-invalid, :focus)'

/** Whether something was typed that a reload would lose. */
const hasTyped = (): boolean => document.querySelector(TYPED) !== null

async function fetchBar(): Promise<void> {
  const answer = await fetch(`/api/newer?at=${window.location.pathname}`)
  if (!answer.ok) return
  document.body.insertAdjacentHTML('beforeend', await answer.text())
  document.querySelector<HTMLElement>('.newer')?.showPopover()
}

let bar: Promise<void> | undefined

/** A quiet bar at the foot. It comes from the server ready-made: what this page could still fetch of the program is gone. */
const sayNewer = (): Promise<void> => (bar ??= fetchBar())

/**
 * Reloads the page after a part could not be loaded, at most once a minute (spec 2, decisions 2); whether it did. When that did not help,
 * when something typed would be lost, and without a place for the stamp, since that would not end, it says instead that there is a newer
 * version. Neither while the shop cannot be reached: the browser's own error page would take its place.
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
  // Others that failed with it have not reloaded it meanwhile.
  else if (isDue(now)) {
    window.sessionStorage.setItem(STAMP, String(now))
    reload()
    return true
  }
  return false
}
