import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import type { ReservationContext } from '@/lib/reservations/reservation-context'

interface AskForAccessProps {
  reference: string
  bookingNumber: string
  context: ReservationContext
}

/** Shown to a visitor who has the reference but no proof of ownership: offers the mailed link or signing in. */
export function AskForAccess({ reference, bookingNumber, context }: AskForAccessProps) {
  const { words, locale } = context
  return (
    <>
      <p className="mb-4 text-muted">{words('access.text')}</p>
      <div className="grid gap-3">
        <ButtonLink as={Link} wide icon="send" href={localePath(locale, paths.enquireNumber(bookingNumber))}>
          {words('access.link')}
        </ButtonLink>
        <ButtonLink
          as={Link}
          tone="secondary"
          wide
          icon="user"
          href={localePath(locale, paths.memberReservation(reference))}
        >
          {words('access.login')}
        </ButtonLink>
      </div>
    </>
  )
}
