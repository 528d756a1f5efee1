'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { afterFirstInteraction, whenLoaded } from '@/components/ui/first-interaction'
import { type HeldEvents, holdEvents } from '@/components/ui/hold-events'
import { getMemberHint } from '@/lib/session/session-hint'
import type { LiveIslandsProps } from './live-islands'

type MemberIslandsProps = Omit<LiveIslandsProps, 'onLive'>

/** What they answer, wherever it stands. */
const REACH = '[data-login], [data-favourite], [data-consent]'

/**
 * What every page has of the members' part: `openLogin` is answered, hearts live. Once, in the document. A guest's comes when somebody
 * stirs, a member's with the page, whose hearts are to show what is kept; presses before that are made up for.
 */
export function MemberIslands(props: MemberIslandsProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const held = useRef<HeldEvents | null>(null)
  const [Islands, setIslands] = useState<ComponentType<LiveIslandsProps> | null>(null)

  useEffect(() => {
    if (!mark.current) return
    held.current = holdEvents(mark.current, REACH)
    let isGone = false
    const wanted =
      getMemberHint() === null ? afterFirstInteraction() : Promise.race([afterFirstInteraction(), whenLoaded()])
    void wanted
      .then(() => import('./live-islands'))
      .then(({ LiveIslands }) => {
        if (!isGone) setIslands(() => LiveIslands)
      })
    return () => {
      isGone = true
      held.current?.drop()
    }
  }, [])

  return (
    <>
      <span ref={mark} hidden />
      {Islands && <Islands {...props} onLive={() => void held.current?.release()} />}
    </>
  )
}
