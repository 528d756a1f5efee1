import { useSyncExternalStore } from 'react'
import { getFavourites, subscribeToFavourites } from './favourites'

const getCount = () => getFavourites().length

/**
 * Number of the member's favourites; renders nothing for a guest and for 0. Place it beside an icon that names the
 * count.
 */
export function FavouritesCount({ className = 'count' }: { className?: string | undefined }) {
  const count = useSyncExternalStore(subscribeToFavourites, getCount, () => 0)
  return count > 0 ? <span className={className}>{count}</span> : null
}
