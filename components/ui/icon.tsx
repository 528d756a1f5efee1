import { cx } from './cx'
import { ICON_FILE } from './icon-file'
import type { IconName } from './icon-names'

type IconProps = {
  name: IconName
  /** Width and height in px: 16, 18, 20 or 24. */
  size?: number | undefined
  /** Filled instead of outlined: a rated star, a saved favourite. */
  full?: boolean | undefined
  /** Mirrored in right-to-left languages: for arrows, not for clocks or logos. */
  flip?: boolean | undefined
  className?: string | undefined
}

/** An icon of the shared sprite file, which a page loads once. Neither the HTML nor the scripts contain the drawing. */
export function Icon({ name, size = 20, full, flip, className }: IconProps) {
  return (
    <svg className={cx('i', full && 'i-full', flip && 'flip', className)} width={size} height={size} aria-hidden="true">
      <use href={`${ICON_FILE}#${name}`} />
    </svg>
  )
}
