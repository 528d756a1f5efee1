import type { ReactNode } from 'react'

export type Draw<P> = (props: P) => ReactNode

/** A part of a page whose code is fetched on its own. */
export interface LatePart<P> {
  /** Fetches the code at once; the same promise for all who ask, until it fails. */
  now: (props: P) => Promise<Draw<P>>
  /** Fetches it once it is wanted. */
  soon: (props: P) => Promise<Draw<P>>
}

/** `wanted` settles when the part shall come to life; a server, where nobody waits, never asks it. */
export function createLatePart<P>(load: (props: P) => Promise<Draw<P>>, wanted: () => Promise<void>): LatePart<P> {
  let loading: Promise<Draw<P>> | undefined
  let waiting: Promise<Draw<P>> | undefined
  const now = (props: P): Promise<Draw<P>> => {
    if (loading) return loading
    loading = load(props)
    loading.catch(() => {
      loading = undefined
      waiting = undefined
    })
    return loading
  }
  const soon = (props: P): Promise<Draw<P>> => {
    if (typeof window === 'undefined') return now(props)
    waiting ??= wanted().then(() => now(props))
    return waiting
  }
  return { now, soon }
}
