import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { formatMoment } from '@/domain/dates/day-words'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { ResultContext } from '@/lib/reservations/result-context'
import { canPayAgain, getResultState, isMasked, isRequested, type ResultState } from '@/lib/reservations/result-state'
import { CopyButton } from './copy-button'

type Shown = Exclude<ResultState, 'declined'> | 'requested'

const SIGNS: Record<Shown, { icon: IconName; tone: string }> = {
  paid: { icon: 'circle-check', tone: 'text-success' },
  reserved: { icon: 'circle-check', tone: 'text-success' },
  unproven: { icon: 'clock', tone: 'text-warning' },
  transfer: { icon: 'clock', tone: 'text-warning' },
  asking: { icon: 'clock', tone: 'text-warning' },
  cancelled: { icon: 'circle-x', tone: 'text-danger' },
  refunded: { icon: 'rotate-ccw', tone: 'text-muted' },
  requested: { icon: 'clock', tone: 'text-warning' },
}

/** Returns why a payment was refunded, if there is a specific message for it. */
function whyBack({ payment: { reason } }: ReservationResult) {
  return reason === 'late' || reason === 'mismatch' ? reason : 'refunded'
}

interface ResultHeadProps {
  result: ReservationResult
  context: ResultContext
  children?: ReactNode
}

/** The state of the reservation: icon, heading and booking number. */
export function ResultHead({ result, context, children }: ResultHeadProps) {
  const { t, zone, locale } = context
  const found = getResultState(result)
  const isOpen = isRequested(result)
  // A pending transfer, or the guest's pending confirmation, comes before the operator's confirmation.
  const isWaitedFor = found === 'transfer' || found === 'unproven'
  const state: Shown = isOpen && !isWaitedFor ? 'requested' : found === 'declined' ? 'asking' : found
  const { icon, tone } = SIGNS[state]
  const { email, firstName } = result.guest
  const until = result.payUntil === null ? '' : formatMoment(result.payUntil, zone, locale)
  const text = state === 'refunded' ? whyBack(result) : state
  return (
    <header>
      <p className={`flex items-center gap-2.5 font-semibold ${tone}`}>
        <Icon name={icon} size={24} />
        {t(`result.states.${state}`)}
      </p>
      <h1 className="mt-2.5 mb-2 text-balance">
        {isMasked(result) ? t(`result.states.${state}`) : t(`result.headings.${state}`, { name: firstName })}
      </h1>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        {t('result.number')}
        <span className="flex items-center gap-2">
          <bdi dir="ltr" className="font-bold text-ink select-all">
            {result.bookingNumber}
          </bdi>
          <CopyButton
            value={result.bookingNumber}
            label={t('result.copy')}
            copied={t('result.copied')}
            failed={t('result.copyFailed')}
          />
        </span>
      </p>
      {text !== 'asking' && <p className="max-w-prose text-muted">{t(`result.texts.${text}`, { email, until })}</p>}
      {isOpen && state !== 'requested' && (
        <p className="max-w-prose text-muted">{t('result.texts.requested', { email })}</p>
      )}
      {canPayAgain(result) && (
        <p className="mt-2 max-w-prose">{t('warning.kept', { moment: formatMoment(result.payUntil, zone, locale) })}</p>
      )}
      {children}
    </header>
  )
}
