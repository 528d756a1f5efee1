'use client'

import { lazy, Suspense } from 'react'
import { useMemberHint } from '@/components/auth/use-member-hint'
import { Icon } from '@/components/ui/icon'
import { loadPart } from '@/components/ui/load-with-retry'

const FavouritesCount = lazy(() =>
  loadPart(async () => ({ default: (await import('@/components/favourites/favourites-count')).FavouritesCount })),
)

/**
 * The favourites link of the header with its counter, for members only (spec 6). `lib/auth/account-script.ts` reserves
 * its space before first paint, so the layout does not shift.
 */
export function FavouritesLink({ href, label }: { href: string; label: string }) {
  const isMember = useMemberHint() !== null
  return (
    <span className="head-heart">
      {isMember && (
        <a href={href} className="relative grid h-11 place-items-center" aria-label={label}>
          <Icon name="heart" size={24} />
          <Suspense fallback={null}>
            <FavouritesCount />
          </Suspense>
        </a>
      )}
    </span>
  )
}
