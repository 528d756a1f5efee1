'use client'

import { Activity, memo, type ReactNode, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react'
import type { DeferredPart, Draw } from './deferred-part'
import { type HeldEvents, holdEvents } from './hold-events'
import { useServerMade } from './use-server-made'

interface PartProps<P> {
  part: DeferredPart<P>
  props: P
  /** What stands elsewhere in the page and is answered by this part, as a selector. */
  reach?: string | undefined
}

interface DeferredProps<P> extends PartProps<P> {
  /** Stands for it where there is no HTML of the server: after a navigation, while the code is on its way. */
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

/** Drawn again before it is alive, it would be made anew in the browser. */
const Standing = memo(StandingPart) as typeof StandingPart

/**
 * A part of the page that is whole in the server's HTML, whose code comes later: neither size nor look changes when it does, since React
 * takes over the very elements that stand there. What a person does to it before then is kept and happens afterwards.
 *
 * `Activity` and not `Suspense` holds the place: the server writes a large `Suspense` at the end of the page, and a script moves it.
 */
export function Deferred<P>({ part, props, reach, waiting = null }: DeferredProps<P>) {
  const isServerMade = useServerMade()
  const [first] = useState(props)
  // A page that is drawn anew (a refresh, a navigation) waits for all that stands in it to be alive, without an interaction.
  if (isServerMade && props !== first) part.activate()
  if (isServerMade) return <Standing part={part} props={props} reach={reach} />
  return (
    <Suspense fallback={waiting}>
      <Drawn promise={part.now(props)} props={props} />
    </Suspense>
  )
}
