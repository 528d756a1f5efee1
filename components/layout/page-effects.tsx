'use client'

import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useLayoutEffect } from 'react'
import { finishLoading } from '@/lib/layout/loading-bar'
import { reportVisit } from '@/lib/layout/report-visit'
import { recheckSession } from '@/lib/session/session-hint'
import { usePublicPath } from './use-public-path'
import { useStickyHeader } from './use-sticky-header'

const NARROW = '(width < 62rem)'

/**
 * Ends the loading bar, looks who is signed in and counts the page, each time another one is there: also when only its filters are others.
 */
function Arrival({ path }: { path: string }) {
  const search = useSearchParams()?.toString() ?? ''
  // Before it is painted: where the old page went out, the new one comes in.
  useLayoutEffect(() => {
    finishLoading()
    recheckSession()
    reportVisit(`${path}${search && `?${search}`}`)
  }, [path, search])
  return null
}

/** What the frame does as one moves about: sticky header, end of the loading bar, page views, folded footer on phones. Draws nothing. */
export function PageEffects() {
  const { path, home } = usePublicPath()
  useStickyHeader(path === home)

  useEffect(() => {
    const narrow = matchMedia(NARROW)
    const fold = () => {
      for (const head of document.querySelectorAll<HTMLElement>('.foot-column > summary')) {
        head.parentElement?.toggleAttribute('open', !narrow.matches)
        // Wide columns do not fold: there is nothing to press.
        head.tabIndex = narrow.matches ? 0 : -1
      }
    }
    fold()
    // Turned to its side a tablet is wide: what is folded there could not be opened.
    narrow.addEventListener('change', fold)
    return () => narrow.removeEventListener('change', fold)
  }, [])

  return (
    // The query of a page that is kept for all is known in the browser only.
    <Suspense fallback={null}>
      <Arrival path={path} />
    </Suspense>
  )
}
