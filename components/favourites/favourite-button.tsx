import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'

interface FavouriteButtonProps {
  productId: number
  /** Says what pressing it means: 'Save to favourites'. */
  label: string
  className?: string | undefined
}

/**
 * A heart for lists and pages that are the same for all: no script of its own. `FavouritesIsland` answers its clicks and marks it for
 * the member, which React leaves alone.
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
