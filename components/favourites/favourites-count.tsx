import { useSyncExternalStore } from 'react'
import { getFavourites, subscribeToFavourites } from './favourites'

const getCount = () => getFavourites().length

/** How many favourites the member has; nothing for a guest and for none. For a place beside a heart that says what is counted. */
export function FavouritesCount({ className = 'count' }: { className?: string | undefined }) {
  const count = useSyncExternalStore(subscribeToFavourites, getCount, () => 0)
  return count > 0 ? <span className={className}>{count}</span> : null
}
