import type { ErrorKind } from './client-error'
import { clientErrorCounts } from './client-error-counts'

export function countClientError(kind: ErrorKind): void {
  const counts = clientErrorCounts.getOrCreate(() => new Map())
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
}
