import type { ErrorKind } from './client-error'

/** What tells the shop of an error comes when there is one; where it cannot be had, nothing is told. */
export function report(kind: ErrorKind, thrown: unknown): void {
  import('./report-error').then(
    ({ reportError }) => reportError(kind, thrown),
    () => undefined,
  )
}

/** Tells the shop of whatever nobody catches, from before the page comes to life. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}
