'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { useServerMade } from '@/components/ui/use-server-made'
import { beginsAtTop } from '@/lib/layout/arrival'

/**
 * What lies below the first screen of a page. In the server's HTML it simply stands there; after a link was followed it is drawn once the
 * screen above it has been shown, which then is there so much earlier. Whoever comes back, or goes to a place within the page, finds all of it.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isServerMade = useServerMade()
  const [isShown, setShown] = useState(isServerMade || !beginsAtTop())
  useEffect(() => {
    if (isShown) return
    let isGone = false
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setShown(true))
    })
    return () => {
      isGone = true
    }
  }, [isShown])
  return isShown ? children : <div className="min-h-dvh" />
}
