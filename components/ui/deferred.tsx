'use client'

import { Activity, memo, type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import type { DeferredPart, Draw } from './deferred-part'
import { type HeldEvents, holdEvents } from './hold-events'
import { useServerMade } from './use-server-made'

interface PartProps<P> {
  part: DeferredPart<P>
  props: P
  /** Selector of elements elsewhere in the page whose events this part handles. */
  reach?: string | undefined
}

interface DeferredProps<P> extends PartProps<P> {
  /** Shown after a client-side navigation, which has no server HTML, until the code has loaded. */
  waiting?: ReactNode
}

function Drawn<P>({ promise, props }: { promise: Promise<Draw<P>>; props: P }) {
  return use(promise)(props)
}

function Release({ held }: { held: RefObject<HeldEvents | null> }) {
  useEffect(() => void held.current?.release(), [held])
  return null
}

function StandingPart<P>({ part, props, reach }: PartProps<P>) {
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<HeldEvents | null>(null)
  useEffect(() => {
    if (!frame.current) return
    held.current = holdEvents(frame.current, reach)
    return held.current.drop
  }, [reach])
  return (
    <div ref={frame} className="contents">
      <Activity>
        <Drawn promise={part.soon(props)} props={props} />
        <Release held={held} />
      </Activity>
    </div>
  )
}

/** Memoised: React would discard the server HTML if it rendered again before hydration. */
const Standing = memo(StandingPart) as typeof StandingPart

/**
 * A part of the page that is complete in the server's HTML and whose code loads later. Hydration changes neither size
 * nor look, since React reuses the existing elements. Events before hydration are held and replayed afterwards.
 *
 * Uses `Activity` instead of `Suspense` as the boundary: the server streams a large `Suspense` at the end of the page,
 * and a script moves it into place.
 */
export function Deferred<P>({ part, props, reach, waiting = null }: DeferredProps<P>) {
  const isServerMade = useServerMade()
  const [first] = useState(props)
  // A new render of the page (refresh, navigation) waits until all deferred parts are hydrated, so load this one
  // without waiting for an interaction.
  if (isServerMade && props !== first) part.activate()
  if (isServerMade) return <Standing part={part} props={props} reach={reach} />
  return (
    <Suspense fallback={waiting}>
      <Drawn promise={part.now(props)} props={props} />
    </Suspense>
  )
}
