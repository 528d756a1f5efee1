import { cx } from './cx'

/** A progress spinner. The text beside it, or `label`, says what is in progress. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return label ? (
    <span className={cx('spin', className)} role="status">
      <span className="sr-only">{label}</span>
    </span>
  ) : (
    <span className={cx('spin', className)} aria-hidden="true" />
  )
}
