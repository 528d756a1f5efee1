import { cx } from '@/components/ui/cx'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { BasketItem } from '@/domain/basket/schema'
import { getCover, pictureSources } from '@/lib/uploads/pictures'

interface ItemPictureProps {
  item: Pick<BasketItem, 'images'>
  /** Value of the `sizes` attribute: the widest layout of the picture. */
  sizes?: string | undefined
  className?: string | undefined
}

/** Small cover picture of the product. Decorative, because the title is next to it. */
export function ItemPicture({ item, sizes = '96px', className }: ItemPictureProps) {
  const cover = getCover(item.images)
  if (!cover) return <NoImage className={cx('shrink-0', className)} />
  const sources = pictureSources(cover, sizes, 640)
  return (
    <Picture
      {...sources}
      placeholder={undefined}
      className={cx('shrink-0', className)}
      width={480}
      height={360}
      alt=""
    />
  )
}
