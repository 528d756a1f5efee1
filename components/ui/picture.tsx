import type { CSSProperties } from 'react'
import { cx } from './cx'

type PictureProps = {
  /** URL for browsers that support neither of the other formats. */
  src: string
  /** `srcset` candidates: 'a-400.avif 400w, a-800.avif 800w'. */
  avif?: string | undefined
  webp?: string | undefined
  srcSet?: string | undefined
  /** Rendered width, as in the `sizes` attribute. */
  sizes?: string | undefined
  width: number
  height: number
  /** Empty for a decorative picture. */
  alt: string
  /**
   * Shown until the picture has loaded: a colour, several colours from top to bottom ('#7ac,#fda,#387'), or a tiny
   * picture as a data URL.
   */
  placeholder?: string | null | undefined
  /** Point of the picture that stays visible when it is cropped, as in `object-position`; the default is the centre. */
  focus?: string | undefined
  /** Set for the largest picture of the first screen (LCP). */
  priority?: boolean | undefined
  className?: string | undefined
}

const COLOUR = /^#[\da-f]{3,8}$/i
const TINY_PICTURE = /^data:image\/[\w+]+;base64,[\w+/=]+$/

/**
 * Ignores a placeholder of any other format: the value comes from the operator's server and is inserted into a style.
 */
function buildGround(placeholder: string): CSSProperties | undefined {
  if (TINY_PICTURE.test(placeholder)) return { backgroundImage: `url("${placeholder}")` }
  const colours = placeholder.split(',')
  if (!colours.every((colour) => COLOUR.test(colour))) return undefined
  return colours.length > 1 ? { backgroundImage: `linear-gradient(${placeholder})` } : { backgroundColor: placeholder }
}

export function Picture(props: PictureProps) {
  const { src, avif, webp, srcSet, sizes, width, height, alt, placeholder, focus, priority, className } = props
  return (
    <picture className={cx('pic', className)} style={buildGround(placeholder ?? '')}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        style={focus ? { objectPosition: focus } : undefined}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
      />
    </picture>
  )
}
