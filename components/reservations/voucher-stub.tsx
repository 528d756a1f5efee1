import type { Ticket } from '@/lib/reservations/queries'
import type { ResultContext } from '@/lib/reservations/result-context'
import type { TicketWait } from '@/lib/reservations/result-state'

interface VoucherStubProps {
  ticket: Ticket | null
  /** Why there is no ticket: pending payment, pending confirmation, or never issued. */
  without: TicketWait
  t: ResultContext['t']
}

const SIDE = 168

/** The QR code of a ticket or, without a ticket, the reason. */
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
      {/* Rendered as an image, so that markup from the API never becomes part of the page. */}
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
