import { type ClientError, type ErrorKind, LONGEST } from './client-error'

const ADDRESS = '/api/errors'
/** Maximum reports per page load. */
const MOST_A_PAGE = 5
/** Browser messages about third-party scripts, page unload and harmless ResizeObserver loops. */
const NOISE = /^Script error\.?$|ResizeObserver loop|^(AbortError|NetworkError)\b/

const told = new Set<string>()

/** Stack frames by file, line and column. Frames of extensions and of other hosts are dropped. */
function readFrames(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => line.split(origin)[1]?.match(/^\/[^\s()?#]*:\d+:\d+/)?.[0] ?? [])
    .slice(0, LONGEST.frames)
    .map((frame) => frame.slice(0, LONGEST.frame))
}

function describe(kind: ErrorKind, thrown: unknown): ClientError {
  const error = thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : 'not an error')
  const { digest } = error as { digest?: unknown }
  return {
    kind,
    name: error.name.slice(0, LONGEST.name),
    message: error.message.slice(0, LONGEST.message),
    frames: readFrames(error.stack ?? '', window.location.origin),
    path: window.location.pathname.slice(0, LONGEST.path),
    ...(typeof digest === 'string' ? { digest: digest.slice(0, LONGEST.digest) } : {}),
  }
}

/**
 * Reports an error to the shop, each one once and at most five per page. The report contains the error and its stack
 * frames; the server removes personal data (`cleanError`). Never throws and never waits.
 */
export function reportError(kind: ErrorKind, thrown: unknown): void {
  const error = describe(kind, thrown)
  const key = `${error.name} ${error.message} ${error.frames[0] ?? ''}`
  if (NOISE.test(error.message) || NOISE.test(error.name) || told.has(key) || told.size >= MOST_A_PAGE) return
  told.add(key)
  navigator.sendBeacon?.(ADDRESS, new Blob([JSON.stringify(error)], { type: 'application/json' }))
}
