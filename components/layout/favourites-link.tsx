'use client'

import dynamic from 'next/dynamic'
import { useMemberHint } from '@/components/member/use-member-hint'
import { Icon } from '@/components/ui/icon'

const FavouritesCount = dynamic(
  () => import('@/components/member/favourites-count').then((file) => file.FavouritesCount),
  { ssr: false },
)

/** The heart of the header with its counter: a member's only (spec 6). Its place is kept, so that nothing moves when it appears. */
export function FavouritesLink({ href, label }: { href: string; label: string }) {
  const isMember = useMemberHint() !== null
  return (
    <span className="head-heart">
      {isMember && (
        <a href={href} className="relative grid h-11 place-items-center" aria-label={label}>
          <Icon name="heart" size={24} />
          <FavouritesCount />
        </a>
      )}
    </span>
  )
}
