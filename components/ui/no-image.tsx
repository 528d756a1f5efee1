import { cx } from './cx'

interface NoImageProps {
  /** Where its absence says something; empty where the picture would only decorate. */
  alt?: string
  className?: string | undefined
}

/** The no-image drawing (spec 3), in the place of a picture that there is none of. A broken file shows the same (`BROKEN_IMAGE_SCRIPT`). */
export function NoImage({ alt = '', className }: NoImageProps) {
  return (
    <picture className={cx('pic', className)}>
      <img src="/images/no-image.svg" alt={alt} width={640} height={480} loading="lazy" decoding="async" />
    </picture>
  )
}
