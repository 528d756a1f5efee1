import type { CSSProperties } from 'react'
import { cx } from './cx'

type PictureProps = {
  /** The address for browsers that know neither of the other formats. */
  src: string
  /** Candidate lists as in `srcset`: 'a-400.avif 400w, a-800.avif 800w'. */
  avif?: string | undefined
  webp?: string | undefined
  srcSet?: string | undefined
  /** How wide it will stand, as in the attribute of the same name. */
  sizes?: string | undefined
  width: number
  height: number
  /** Empty for a picture that only decorates. */
  alt: string
  /** A colour, several from top to bottom ('#7ac,#fda,#387'), or a tiny picture as a data address, until it is there. */
  placeholder?: string | null | undefined
  /** What stays in sight when the picture is cut, as `object-position`; the middle without it. */
  focus?: string | undefined
  /** The one picture that the first screen waits for. */
  priority?: boolean | undefined
  className?: string | undefined
}

const COLOUR = /^#[\da-f]{3,8}$/i
const TINY_PICTURE = /^data:image\/[\w+]+;base64,[\w+/=]+$/

/** What has neither form is no ground: it comes from the operator's server, and stands in a style. */
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
