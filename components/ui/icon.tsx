import { cx } from './cx'
import { ICON_FILE } from './icon-file'
import type { IconName } from './icon-names'

type IconProps = {
  name: IconName
  /** Edge in px: 16, 18, 20 or 24. */
  size?: number | undefined
  /** Filled instead of drawn: a rated star, a saved heart. */
  full?: boolean | undefined
  /** Points in reading direction and is mirrored with it: arrows, never clocks or logos. */
  flip?: boolean | undefined
  className?: string | undefined
}

/** One symbol of the shared file, which a page fetches once: no drawing is repeated in the HTML or in a script. */
export function Icon({ name, size = 20, full, flip, className }: IconProps) {
  return (
    <svg className={cx('i', full && 'i-full', flip && 'flip', className)} width={size} height={size} aria-hidden="true">
      <use href={`${ICON_FILE}#${name}`} />
    </svg>
  )
}
