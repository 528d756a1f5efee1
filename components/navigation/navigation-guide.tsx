'use client'

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { whenLoaded } from '@/components/ui/first-interaction'
import { followLinks } from './follow-links'
import { mayPrefetch } from './may-prefetch'

/** By its value: with the enumeration came 400 bytes on every page. */
const WHOLE_PAGE = 'full' as PrefetchKind.FULL

/** One for the whole shop: makes plain links fast (see `Link`). Draws nothing. */
export function NavigationGuide() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => followLinks(document, (href) => router.push(href)), [router])

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
    // Each page has its own links and its own budget.
    if (!pathname || !mayPrefetch(connection)) return
    const gone = new AbortController()
    const begin = async () => {
      // What this page itself needs comes first; without this, links are followed all the same.
      await whenLoaded()
      const { prefetchLinks } = await import('./prefetch-links')
      if (gone.signal.aborted) return
      // Without the kind only the outline of a page is fetched, and following the link still waits for the rest.
      const stop = prefetchLinks(document, (href) => router.prefetch(href, { kind: WHOLE_PAGE }))
      gone.signal.addEventListener('abort', stop)
    }
    begin().catch(() => undefined)
    return () => gone.abort()
  }, [router, pathname])

  return null
}
