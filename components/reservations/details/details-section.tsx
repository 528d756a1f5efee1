import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { IslandTexts } from '@/components/islands/island-texts'
import { formatMoment } from '@/domain/dates/day-words'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import type { ReservationResult } from '@/domain/reservations/schema'
import { commaOf } from '@/domain/shared/locales'
import { listDetailFacts } from '@/lib/reservations/detail-facts'
import type { ReservationContext } from '@/lib/reservations/reservation-context'
import { DetailsEditor } from './details-editor'
import './details.css'

interface DetailsSectionProps {
  details: ReservationDetails
  result: ReservationResult
  /** True if there is a voucher, which shows the guest's name. */
  hasVoucher: boolean
  context: ReservationContext
}

const TEXTS = [
  'afterwards.details',
  'afterwards.actions.otherAccount',
  'checkout.guest',
  'errors.codes',
  'errors.fields',
]

/**
 * The details with which the operator prepares the trip, and the form to complete or correct them until the cut-off.
 */
export async function DetailsSection({ details, result, hasVoucher, context }: DetailsSectionProps) {
  const { words, locale, zone } = context
  const guest = await getTranslations({ locale, namespace: 'checkout.guest.fields' })
  const { detailsState, editableUntil } = details
  const titleOf = (ticketNumber: string) => {
    const item = result.items.find((known) => known.ticketNumber === ticketNumber)
    return context.items.find((view) => view.key === item?.key)?.title ?? ''
  }
  const facts = listDetailFacts(details, {
    locale,
    titleOf,
    labelOf: (label) =>
      label === 'name' || label === 'flightNumber' || label === 'returnFlightNumber'
        ? words(`details.fields.${label}`)
        : guest(label),
  })
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-2" tabIndex={-1}>
        {words('details.title')}
      </h2>
      <p className="mb-5 max-w-[60ch] text-muted">
        {detailsState === 'open' && editableUntil
          ? words('details.lead', { moment: formatMoment(editableUntil, zone, locale) })
          : words(`details.states.${detailsState === 'open' ? 'closed' : detailsState}`)}
      </p>
      <IslandTexts locale={locale} names={TEXTS}>
        <DetailsEditor
          booking={{
            reference: result.reference,
            bookingNumber: result.bookingNumber,
            timeZone: zone,
            hasVoucher,
            titles: details.items.map(({ ticketNumber }) => titleOf(ticketNumber)),
          }}
          details={details}
        >
          <dl className="detail-facts">
            {facts.map(({ key, label, parts, isLong, isFigures }) => (
              <div key={key} data-long={isLong ? '' : undefined}>
                <dt className="text-sm text-muted">{label}</dt>
                {parts.length === 0 ? (
                  <dd className="text-muted">{words('details.missing')}</dd>
                ) : (
                  <dd className="font-semibold">
                    {parts.map((part, index) => (
                      <Fragment key={part}>
                        {index > 0 && commaOf(locale)}
                        <bdi dir={isFigures ? 'ltr' : undefined}>{part}</bdi>
                      </Fragment>
                    ))}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </DetailsEditor>
      </IslandTexts>
    </section>
  )
}
