import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

interface FavouriteButtonProps {
  productId: number
  /** Accessible name of the action: 'Save to favourites'. */
  label: string
  className?: string | undefined
}

/**
 * Favourite button for lists and cached pages; it has no script of its own. `FavouritesIsland` handles its clicks and
 * sets `aria-pressed`, which React does not reset.
 */
export function FavouriteButton({ productId, label, className }: FavouriteButtonProps) {
  return (
    <button
      type="button"
      className={cx('icb', className)}
      aria-label={label}
      aria-pressed="false"
      data-favourite={productId}
      suppressHydrationWarning
    >
      <Icon name="heart" />
    </button>
  )
}
