import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { ErrorWords } from '@/components/islands/error-words'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import type { BookingState } from '@/domain/reservations/guest-schema'
import { toCollectionStatus } from '@/domain/reservations/status'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { writeTimes } from '@/lib/basket/item-facts'
import { COLLECTION_TONES, STATUS_TONES } from './status-tones'

interface FoundBookingProps {
  locale: Locale
  state: BookingState
  /** The value that was entered to find the booking. */
  emailOrSurname: string
  /** Link back to the form. */
  children: ReactNode
}

/**
 * The state of a booking, and a button that mails the guest an access link. It goes to the stored address, which is not
 * shown.
 */
export function FoundBooking({ locale, state, emailOrSurname, children }: FoundBookingProps) {
  const t = useTranslations('afterwards.enquiry')
  const words = useTranslations('member.reservations')
  const [isSent, setSent] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const { bookingNumber, reservationStatus, awaitsConfirmation, items } = state
  const collection = toCollectionStatus(state.collectionStatus)

  const send = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const answer = await callOperator('sendBookingLink', { bookingNumber, emailOrSurname })
    running.current = false
    setBusy(false)
    setSent(answer.ok)
    setProblem(answer.ok ? null : answer.error.code)
  }

  return (
    <div className="grid gap-5">
      <div role="status">
        <h2 className="text-h3">{t.rich('found', { number: bookingNumber })}</h2>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={STATUS_TONES[reservationStatus]}>{words(`badges.${reservationStatus}`)}</Badge>
          {awaitsConfirmation && reservationStatus === 'active' && <Badge tone="wait">{words('awaiting')}</Badge>}
          {reservationStatus !== 'cancelled' && (
            <Badge tone={COLLECTION_TONES[collection]}>{words(`collections.${collection}`)}</Badge>
          )}
        </p>
        <ul className="mt-4 grid gap-3">
          {items.map((item) => {
            const title = pickLocalized(item.content, locale, locale)?.title ?? ''
            const when = writeTimes({ ...item, choice: null, unit: 'person' }, locale)
            return (
              <li key={`${title} ${when}`}>
                <b className="block">{title}</b>
                <bdi className="text-muted">{when}</bdi>
              </li>
            )
          })}
        </ul>
      </div>
      <div className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-base">{t('manageTitle')}</h3>
        <p className="text-muted">{t('manageText')}</p>
        <div role="alert" className="empty:hidden">
          {problem !== null && (
            <Alert tone="bad">
              <ErrorWords code={problem} />
            </Alert>
          )}
        </div>
        <div role="status" className="empty:hidden">
          {isSent && (
            <Alert tone="ok" title={t('sentTitle')}>
              {t('sentText')}
            </Alert>
          )}
        </div>
        <Button tone={isSent ? 'secondary' : 'primary'} icon="send" wide busy={isBusy} onClick={() => void send()}>
          {t(isSent ? 'resend' : 'send')}
        </Button>
      </div>
      {children}
    </div>
  )
}
