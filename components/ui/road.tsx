import type { ReactNode } from 'react'
import { cx } from './cx'
import './road.css'

/** Everything in order is one line with stops; its children are `RoadStop`s. */
export function Road({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ol className={cx('road', className)}>{children}</ol>
}
