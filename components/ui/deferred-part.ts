import type { ReactNode } from 'react'
import { loadPart } from './load-with-retry'

/**
 * Time in ms for which a failure is cached. With an immediate retry, a suspended component would never receive the
 * error.
 */
const FAILED_MS = 2000

export type Draw<P> = (props: P) => ReactNode

/** A part of a page with its own chunk. */
export interface DeferredPart<P> {
  /** Loads the chunk immediately. All callers share one promise, until `FAILED_MS` after a failure. */
  now: (props: P) => Promise<Draw<P>>
  /** Loads the chunk once `wanted` or `activate` triggers it. */
  soon: (props: P) => Promise<Draw<P>>
  /** Ends the wait of `soon`: loads the chunk immediately. */
  activate: () => void
}

/** `wanted` resolves when the part should load. It is never called on the server, which loads immediately. */
export function createDeferredPart<P>(
  load: (props: P) => Promise<Draw<P>>,
  wanted: () => Promise<void>,
): DeferredPart<P> {
  let loading: Promise<Draw<P>> | undefined
  let waiting: Promise<Draw<P>> | undefined
  let activate: () => void = () => undefined
  const activated = new Promise<void>((resolve) => {
    activate = resolve
  })
  const now = (props: P): Promise<Draw<P>> => {
    if (loading) return loading
    loading = loadPart(() => load(props))
    loading.catch(() =>
      setTimeout(() => {
        loading = undefined
        waiting = undefined
      }, FAILED_MS),
    )
    return loading
  }
  const soon = (props: P): Promise<Draw<P>> => {
    if (typeof window === 'undefined') return now(props)
    waiting ??= Promise.race([wanted(), activated]).then(() => now(props))
    return waiting
  }
  return { now, soon, activate }
}
