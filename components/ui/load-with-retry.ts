const CHUNK_MESSAGE =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i
const ANSWER_MS = 3000
const PAUSE_MS = 10_000

/** Returns true if a chunk could not be loaded: the server has a newer version, or the network failed. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || CHUNK_MESSAGE.test(error.message)
}

/** Returns true if this shop's server answers. Sends no request while the browser is offline. */
export async function isShopReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    return (await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok
  } catch {
    return false
  }
}

/** Resolves when the browser goes online, or after 10 s: a server can become reachable again without an event. */
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
 * Loads a chunk. While the shop is unreachable, waits and retries. Rejects with a chunk error if the shop answers but
 * the chunk cannot be loaded, and with any other error.
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
 * `loadWithRetry` for a part rendered into a page. If the chunk cannot be loaded, the promise stays pending, so that
 * the page and its input remain; the chunk guard receives the error as an unhandled rejection
 * (components/layout/chunk-guard.tsx).
 */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  loadWithRetry(load).catch((error) => {
    if (!isChunkError(error)) throw error
    void Promise.reject(error)
    return new Promise<never>(() => undefined)
  })
