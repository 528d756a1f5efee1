import type { ReactNode } from 'react'
import { cx } from './cx'
import './ticket.css'

type TicketProps = {
  /** The stub of the ticket: the amount and the date. */
  stub: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Ticket({ stub, className, children }: TicketProps) {
  return (
    <div className={cx('ticket', className)}>
      <div className="min-w-0">{children}</div>
      <div className="ticket-stub">{stub}</div>
    </div>
  )
}
