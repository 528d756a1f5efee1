import type { ReactNode } from 'react'
import { cx } from './cx'
import './road.css'

/** An ordered list drawn as a line with stops. Its children are `RoadStop`s. */
export function Road({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <ol className={cx('road', className)}>{children}</ol>
}
