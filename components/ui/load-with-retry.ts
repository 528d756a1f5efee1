const CHUNK_MESSAGE =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i
const ANSWER_MS = 3000
const PAUSE_MS = 10_000

/** Whether a part of the program could not be loaded: a new version has taken its place on the server, or the connection is gone. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || CHUNK_MESSAGE.test(error.message)
}

/** Whether this shop's server answers; it is only asked where the browser knows of a network. */
export async function isShopReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}

/** Settles when the browser has a network again, or after a while: a server may be unavailable without any word of it. */
const pause = () =>
  new Promise<void>((resolve) => {
    const ending = new AbortController()
    const end = () => {
      ending.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, PAUSE_MS)
    window.addEventListener('online', end, { signal: ending.signal })
  })

/**
 * Loads a part of the program; while the shop cannot be reached it waits for that and does not fail. Rejects where the shop answers and
 * the part cannot be had, and with whatever else goes wrong.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkError(error) || (await isShopReachable())) throw error
  }
  do await pause()
  while (!(await isShopReachable()))
  return loadWithRetry(load)
}

/**
 * The same for a part that is drawn into a page. Where it cannot be had the page goes on without it, with everything that was typed; what
 * watches over lost parts gets to know (components/layout/chunk-guard.tsx).
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  loadWithRetry(load).catch((error) => {
    if (!isChunkError(error)) throw error
    void Promise.reject(error)
    return new Promise<never>(() => undefined)
  })
