'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { useServerMade } from '@/components/ui/use-server-made'
import { beginsAtTop } from '@/lib/layout/arrival'

/**
 * Content below the first screen. The server's HTML contains it. After a client-side navigation it renders once the
 * screen above has been painted, which makes that paint earlier. History navigation and links to an anchor render it
 * immediately.
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
