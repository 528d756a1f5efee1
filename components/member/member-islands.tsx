'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { afterFirstInteraction, whenLoaded } from '@/components/ui/first-interaction'
import { type HeldEvents, holdEvents } from '@/components/ui/hold-events'
import { getMemberHint } from '@/lib/session/session-hint'
import type { LiveIslandsProps } from './live-islands'

type MemberIslandsProps = Omit<LiveIslandsProps, 'onLive'>

/** Elements that these islands handle, anywhere in the page. */
const REACH = '[data-login], [data-favourite], [data-consent]'

/**
 * The member features of every page: handles `openLogin` and the favourite buttons. Mounted once in the document. For a
 * guest the code loads on the first interaction; for a member after page load, since the buttons show stored
 * favourites. Clicks before that are held and replayed.
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
