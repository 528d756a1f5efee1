import { cx } from './cx'

/** A placeholder of the final size, which `className` sets. Set `aria-busy` on the list around it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={cx('skel block', className)} aria-hidden="true" />
}
