import type { Ticket } from '@/lib/reservations/queries'
import type { ResultContext } from '@/lib/reservations/result-context'
import type { TicketWait } from '@/lib/reservations/result-state'

interface VoucherStubProps {
  ticket: Ticket | null
  /** Why there may be none: it comes once it is paid, or confirmed, or never. */
  without: TicketWait
  t: ResultContext['t']
}

const SIDE = 168

/** The code of a ticket; without one, when it comes. */
export function VoucherStub({ ticket, without, t }: VoucherStubProps) {
  if (!ticket) {
    return (
      <>
        <span className="text-sm text-muted">{t('ticket.number')}</span>
        <span className="font-semibold">{t(`ticket.${without}`)}</span>
      </>
    )
  }
  return (
    <>
      {/* As a picture and not as markup: what comes from elsewhere never becomes part of the page. */}
      <picture>
        <img
          src={`data:image/svg+xml;base64,${Buffer.from(ticket.qrSvg).toString('base64')}`}
          width={SIDE}
          height={SIDE}
          alt={t('ticket.code', { number: ticket.ticketNumber })}
          className="voucher-code"
        />
      </picture>
      <span className="text-sm text-muted">{t('ticket.scan')}</span>
    </>
  )
}
