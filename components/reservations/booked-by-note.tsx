import { Alert } from '@/components/ui/alert'
import type { BookedBy } from '@/domain/reservations/client-view'
import type { ReservationContext } from '@/lib/reservations/reservation-context'

interface BookedByNoteProps {
  bookedBy: BookedBy
  context: Pick<ReservationContext, 'words'>
}

/** Shows an agency's client which agency made the booking, and its contact data. */
export function BookedByNote({ bookedBy, context: { words } }: BookedByNoteProps) {
  const { agencyName, phone, email } = bookedBy
  return (
    <Alert className="mt-6" title={words('view.bookedBy', { agency: agencyName })}>
      {words('view.bookedByText')}
      <span className="mt-1 flex flex-wrap gap-x-4">
        <a className="link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
        <a className="link" href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      </span>
    </Alert>
  )
}
