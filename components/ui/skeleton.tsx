import { cx } from './cx'

/** A place of the final size; `className` gives the size. The list around it says `aria-busy`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={cx('skel block', className)} aria-hidden="true" />
}
