import { cx } from './cx'

interface NoImageProps {
  /** Set if the missing picture is meaningful; empty if the picture is decorative. */
  alt?: string
  className?: string | undefined
}

/**
 * The no-image drawing (spec 3), for a product without a picture. A broken file shows the same drawing
 * (`BROKEN_IMAGE_SCRIPT`).
 */
export function NoImage({ alt = '', className }: NoImageProps) {
  return (
    <picture className={cx('pic', className)}>
      <img src="/images/no-image.svg" alt={alt} width={640} height={480} loading="lazy" decoding="async" />
    </picture>
  )
}
