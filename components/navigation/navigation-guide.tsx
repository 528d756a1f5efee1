'use client'

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { whenLoaded } from '@/components/ui/first-interaction'
import { followLinks } from './follow-links'
import { mayPrefetch } from './may-prefetch'

/** A literal: importing the enum adds 400 bytes to every page. */
const WHOLE_PAGE = 'full' as PrefetchKind.FULL

/** Mounted once for the whole shop. Prefetches and follows plain links (see `Link`). Renders nothing. */
export function NavigationGuide() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => followLinks(document, (href) => router.push(href)), [router])

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
    // Each page has its own links and its own prefetch budget.
    if (!pathname || !mayPrefetch(connection)) return
    const gone = new AbortController()
    const begin = async () => {
      // The page's own resources load first. Links work without prefetching.
      await whenLoaded()
      const { prefetchLinks } = await import('./prefetch-links')
      if (gone.signal.aborted) return
      // Without `kind` the router prefetches only the loading state of a page, and the navigation still waits for the
      // rest.
      const stop = prefetchLinks(document, (href) => router.prefetch(href, { kind: WHOLE_PAGE }))
      gone.signal.addEventListener('abort', stop)
    }
    begin().catch(() => undefined)
    return () => gone.abort()
  }, [router, pathname])

  return null
}
