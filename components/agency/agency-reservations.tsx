import { Link } from '@/components/navigation/link'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { AgencyContext } from '@/lib/agency/agency-context'
import { toAgencyReservationView } from '@/lib/agency/reservation-card'
import { callApi } from '@/lib/api/server'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AgencyReservationCard } from './agency-reservation-card'

const PAGE_SIZE = 10

interface AgencyReservationsProps {
  token: string
  /** Page number, starting at 1. */
  page: number
  context: AgencyContext
}

/** Reservations that the agency made and reservations of the guests it referred; newest first. */
export async function AgencyReservations({ token, page, context }: AgencyReservationsProps) {
  const { company, locale, words } = context
  const result = await callApi('listAgencyReservations', { page, limit: PAGE_SIZE }, { company, token })
  if (!result.ok) {
    return (
      <Alert tone="bad" role="alert">
        {words('area.failedText')}
      </Alert>
    )
  }
  const { reservations, total } = result.data
  if (reservations.length === 0) {
    return (
      <EmptyState
        icon="ticket"
        title={words('list.empty')}
        text={words('list.emptyText')}
        action={
          <ButtonLink as={Link} href={localePath(locale, paths.listing())}>
            {words('area.book')}
          </ButtonLink>
        }
      />
    )
  }
  const own = localePath(locale, paths.agencyForms)
  const hasOlder = page * PAGE_SIZE < total
  return (
    <>
      <ul className="grid gap-4">
        {reservations.map((row) => (
          <li key={row.reservation.id}>
            <AgencyReservationCard view={toAgencyReservationView(row, context.member)} context={context} />
          </li>
        ))}
      </ul>
      {(page > 1 || hasOlder) && (
        <nav aria-label={words('list.pages')} className="mt-6 flex justify-between gap-4">
          <span>
            {page > 1 && (
              <ButtonLink as={Link} href={`${own}?page=${page - 1}`} tone="secondary" size="small">
                {words('list.newer')}
              </ButtonLink>
            )}
          </span>
          {hasOlder && (
            <ButtonLink as={Link} href={`${own}?page=${page + 1}`} tone="secondary" size="small">
              {words('list.older')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  )
}
