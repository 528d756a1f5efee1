import { cx } from '@/components/ui/cx'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { BasketItem } from '@/domain/basket/schema'
import { getCover, pictureSources } from '@/lib/uploads/pictures'

interface ItemPictureProps {
  item: Pick<BasketItem, 'images'>
  /** Widest place that it stands in, as in the attribute of the same name. */
  sizes?: string | undefined
  className?: string | undefined
}

/** The product's cover, small; it only decorates, since the title stands beside it. */
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
