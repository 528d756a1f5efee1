import { cx } from './cx'

/** Turns while something is under way; the words beside it, or `label`, say what. */
export function Spinner({ label, className }: { label?: string | undefined; className?: string | undefined }) {
  return label ? (
    <span className={cx('spin', className)} role="status">
      <span className="sr-only">{label}</span>
    </span>
  ) : (
    <span className={cx('spin', className)} aria-hidden="true" />
  )
}
