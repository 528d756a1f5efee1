import type { ReactNode } from 'react'
import { loadPart } from './load-with-retry'

/** A failure stands for so long: asked again at once, a part that waits for its code would never get to know of it. */
const FAILED_MS = 2000

export type Draw<P> = (props: P) => ReactNode

/** A part of a page whose code is fetched on its own. */
export interface DeferredPart<P> {
  /** Fetches the code at once; the same promise for all who ask, until a while after it failed. */
  now: (props: P) => Promise<Draw<P>>
  /** Fetches it once it is wanted, or woken. */
  soon: (props: P) => Promise<Draw<P>>
  /** What waits for it waits no longer: its code is fetched at once. */
  activate: () => void
}

/** `wanted` settles when the part shall come to life; a server, where nobody waits, never asks it. */
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
