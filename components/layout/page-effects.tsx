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
 * Finishes the loading bar, checks the session and reports the page view on each navigation, including changes of the
 * query only.
 */
function Arrival({ path }: { path: string }) {
  const search = useSearchParams()?.toString() ?? ''
  // Runs before paint, so that the enter animation of the new page follows the exit animation of the old one.
  useLayoutEffect(() => {
    finishLoading()
    recheckSession()
    reportVisit(`${path}${search && `?${search}`}`)
  }, [path, search])
  return null
}

/**
 * Layout effects on navigation: sticky header, end of the loading bar, page views, collapsed footer on phones. Renders
 * nothing.
 */
export function PageEffects() {
  const { path, home } = usePublicPath()
  useStickyHeader(path === home)

  useEffect(() => {
    const narrow = matchMedia(NARROW)
    const fold = () => {
      for (const head of document.querySelectorAll<HTMLElement>('.foot-column > summary')) {
        head.parentElement?.toggleAttribute('open', !narrow.matches)
        // Columns in wide windows do not collapse, so their headings are not focusable.
        head.tabIndex = narrow.matches ? 0 : -1
      }
    }
    fold()
    // A tablet rotated to landscape becomes wide, where a collapsed column could not be opened.
    narrow.addEventListener('change', fold)
    return () => narrow.removeEventListener('change', fold)
  }, [])

  return (
    // Cached pages are the same for all visitors; only the browser knows the query.
    <Suspense fallback={null}>
      <Arrival path={path} />
    </Suspense>
  )
}
