'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { whenLoaded } from '@/components/ui/sign-of-life'
import { followLinks } from './follow-links'
import { mayPrefetch, prefetchLinks } from './prefetch-links'

/** One for the whole shop: makes plain links fast (see `Link`). Draws nothing. */
export function NavigationGuide() {
  const router = useRouter()
  const pathname = usePathname()

  useEffect(() => followLinks(document, (href) => router.push(href)), [router])

  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
    // Each page has its own links and its own budget.
    if (!pathname || !mayPrefetch(connection)) return
    let stop: (() => void) | undefined
    let isGone = false
    // What this page itself needs comes first.
    void whenLoaded().then(() => {
      if (isGone) return
      // Without the kind only the outline of a page is fetched, and following the link still waits for the rest.
      stop = prefetchLinks(document, (href) => router.prefetch(href, { kind: PrefetchKind.FULL }))
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [router, pathname])

  return null
}
