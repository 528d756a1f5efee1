import type { ErrorKind } from './client-error'

/** Read by the web server, which shows the figures and is loaded outside the bundles. */
const COUNTS = Symbol.for('kervan.client-errors')
const shared = globalThis as unknown as { [COUNTS]?: Map<ErrorKind, number> }

export function countClientError(kind: ErrorKind): void {
  shared[COUNTS] ??= new Map()
  shared[COUNTS].set(kind, (shared[COUNTS].get(kind) ?? 0) + 1)
}
