import { IslandTexts } from '@/components/islands/island-texts'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { formatMoment } from '@/domain/dates/day-words'
import { toInstant } from '@/domain/dates/zone'
import { summariseMoney } from '@/domain/reservations/money-summary'
import { toCollectionStatus } from '@/domain/reservations/status'
import { showBoth } from '@/lib/member/view-context'
import type { ReservationContext } from '@/lib/reservations/reservation-context'
import { buildReservationFacts } from '@/lib/reservations/reservation-facts'
import type { ReservationData } from '@/lib/reservations/reservation-page'
import { getResultState, getTicketWait, isMasked, isRequested } from '@/lib/reservations/result-state'
import { toWarningReason } from '@/lib/reservations/warning'
import { EndAccess } from './actions/end-access'
import { ForgetVouchers } from './actions/forget-vouchers'
import { ReservationActions } from './actions/reservation-actions'
import { AskForAccess } from './ask-for-access'
import { BookedByNote } from './booked-by-note'
import { CopyButton } from './copy-button'
import { DetailsSection } from './details/details-section'
import { PaymentWatch } from './payment-watch'
import { ReservationLedger } from './reservation-ledger'
import { COLLECTION_TONES, STATUS_TONES } from './status-tones'
import { TransferPanel } from './transfer-panel'
import { Voucher } from './voucher'
import './manage.css'
import './result.css'

interface ReservationViewProps {
  data: ReservationData
  context: ReservationContext
  /** Payment failure reason from the URL. The state of the payment itself takes precedence. */
  reason: string | string[] | undefined
}

const TEXTS = [
  'afterwards',
  'errors.codes',
  'checkout.card',
  'basket.calendar',
  'basket.card',
  'catalogue.day',
  'common.frame.loading',
]

const ACCESS_TEXTS = ['afterwards.access', 'afterwards.actions', 'errors.codes']

/** A reservation with all data and actions for its owner. A visitor with only the reference sees no personal data. */
export function ReservationView({ data, context, reason }: ReservationViewProps) {
  const { result, options, tickets, details } = data
  const { t, words, member, locale, zone, other, items: views } = context
  const { reservationStatus, bookingNumber, payment } = result
  const state = getResultState(result)
  const collection = toCollectionStatus(result.collectionStatus)
  const isOver = reservationStatus !== 'active'
  const isOwner = options.rights !== 'none'
  const facts = buildReservationFacts(data, member)
  const { rests } = summariseMoney(result)
  const isMissed = typeof reason === 'string' && payment.paymentState !== 'captured' && !isOver
  return (
    <div>
      {!options.hasVoucher && <ForgetVouchers bookingNumber={bookingNumber} />}
      <header>
        <p className="flex flex-wrap gap-2">
          <Badge tone={STATUS_TONES[reservationStatus]}>{member.t(`reservations.badges.${reservationStatus}`)}</Badge>
          {isRequested(result) && <Badge tone="wait">{member.t('reservations.awaiting')}</Badge>}
          {/* For a cancelled reservation, the payments and refunds are listed among the amounts. */}
          {reservationStatus !== 'cancelled' && !result.bookedBy && (
            <Badge tone={COLLECTION_TONES[collection]}>{member.t(`reservations.collections.${collection}`)}</Badge>
          )}
        </p>
        <h1 className="mt-3 text-balance">
          {isMasked(result) ? words('view.actions') : words('view.title', { name: result.guest.firstName })}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted">
          {t('result.number')}
          <span className="flex items-center gap-2">
            <bdi dir="ltr" className="font-bold text-ink select-all">
              {bookingNumber}
            </bdi>
            <CopyButton
              value={bookingNumber}
              label={t('result.copy')}
              copied={t('result.copied')}
              failed={t('result.copyFailed')}
            />
          </span>
        </p>
        {!isOver && (
          <p className="text-muted">{words('view.starts', { moment: formatMoment(options.startsAt, zone, locale) })}</p>
        )}
      </header>
      {result.bookedBy && <BookedByNote bookedBy={result.bookedBy} context={context} />}
      {isMissed && (
        <Alert tone="bad" className="mt-6" title={words('view.notPaid')}>
          {t(`warning.reasons.${toWarningReason(reason, result)}`)}
        </Alert>
      )}
      {isRequested(result) && (
        <Alert tone="wait" className="mt-6">
          {t('result.texts.requested', { email: result.guest.email })}
        </Alert>
      )}
      {options.requestedDate && (
        <Alert tone="wait" className="mt-6">
          {words('date.waiting', {
            moment: formatMoment(
              toInstant(options.requestedDate.date, options.requestedDate.session ?? '00:00', zone),
              zone,
              locale,
            ),
          })}
        </Alert>
      )}
      {state === 'asking' && (
        <PaymentWatch
          reference={result.reference}
          paymentState={payment.paymentState}
          text={t('result.texts.asking')}
          slow={t('result.slow', { email: result.guest.email })}
        />
      )}
      <div className="manage mt-8">
        <div className="manage-parts">
          <ul className="vouchers grid min-w-0 gap-5">
            {result.items.map((item, index) => {
              const view = views[index]
              const rest = rests.get(item.key)
              return (
                view && (
                  <li key={item.key}>
                    <Voucher
                      item={item}
                      view={view}
                      rest={rest ? showBoth(rest, result, context) : null}
                      ticket={tickets?.get(item.ticketNumber ?? '') ?? null}
                      without={getTicketWait(result)}
                      context={context}
                    />
                  </li>
                )
              )
            })}
          </ul>
          <aside className="panel no-print" aria-labelledby="actions">
            <h2 id="actions" className="mb-4 text-h3">
              {words(isOwner ? 'view.actions' : 'access.title')}
            </h2>
            {options.rights === 'view' && <p className="mb-4 text-muted">{words('access.agency')}</p>}
            {!isOwner ? (
              <AskForAccess reference={result.reference} bookingNumber={bookingNumber} context={context} />
            ) : isOver && !options.hasVoucher && !facts.claim ? (
              <p className="text-muted">{words('view.over')}</p>
            ) : (
              <IslandTexts locale={locale} names={TEXTS}>
                <ReservationActions locale={locale} facts={facts} accounts={other.bankAccounts} />
              </IslandTexts>
            )}
            {data.isGuest && (
              <IslandTexts locale={locale} names={ACCESS_TEXTS}>
                <EndAccess reference={result.reference} />
              </IslandTexts>
            )}
          </aside>
          <div className="grid min-w-0 content-start gap-10">
            {state === 'transfer' && <TransferPanel result={result} context={context} />}
            {details && (
              <DetailsSection details={details} result={result} hasVoucher={options.hasVoucher} context={context} />
            )}
            <ReservationLedger result={result} options={options} context={context} />
          </div>
        </div>
      </div>
    </div>
  )
}
