const STAMP = 'chunk-reload'
const PAUSE_MS = 60_000
const CHUNK_MESSAGE =
  /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i

/** Whether a part of the program could not be loaded: most often a new version has taken its place on the server. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || CHUNK_MESSAGE.test(error.message)
}

/**
 * Reloads the page after a part could not be loaded, at most once a minute (spec 2, decisions 2); whether it did. Without a place for
 * the stamp it never does: that would not end.
 */
export function reloadAfterChunkError(
  error: unknown,
  now = Date.now(),
  reload = () => window.location.reload(),
): boolean {
  if (!isChunkError(error)) return false
  try {
    const last = Number(window.sessionStorage.getItem(STAMP) ?? 0)
    if (now - last < PAUSE_MS) return false
    window.sessionStorage.setItem(STAMP, String(now))
  } catch {
    return false
  }
  reload()
  return true
}
