import type { ErrorKind } from './client-error'

/** Reports an error. The reporting module is loaded on the first error; if it cannot be loaded, nothing is reported. */
export function report(kind: ErrorKind, thrown: unknown): void {
  import('./report-error').then(
    ({ reportError }) => reportError(kind, thrown),
    () => undefined,
  )
}

/** Reports uncaught errors and unhandled rejections, from before hydration. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => report('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}
