import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { openLogin } from '@/components/auth/open-login'
import { notifyText } from '@/components/toasts/notify-undo'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import { type BrowserMoney, writeAmount } from '@/lib/basket/browser-money'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'
import { removeSavedVouchers } from '@/lib/vouchers/saved-vouchers'
import { OwnProblem } from './own-problem'
import { RefundSlider } from './refund-slider'
import { useRefundQuote } from './use-refund-quote'

interface CancelDialogProps {
  open: boolean
  onClose: () => void
  locale: Locale
  facts: ReservationFacts
  money: BrowserMoney
}

/**
 * Shows the refund of a cancellation today and on any day until the start. The API cancels only with exactly the refund
 * shown (decisions 7).
 */
export function CancelDialog({ open, onClose, locale, facts, money }: CancelDialogProps) {
  const t = useTranslations('afterwards.cancel')
  const router = useRouter()
  const { reference, timeZone } = facts
  const { quote, fault, ask } = useRefundQuote(reference, open)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  const leave = () => {
    setProblem(null)
    onClose()
  }

  const cancel = async () => {
    if (!quote || running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const answer = await callOperator('cancelReservation', { reference, expectedRefund: quote.refund })
    running.current = false
    setBusy(false)
    if (answer.ok) {
      await removeSavedVouchers(facts.bookingNumber)
      leave()
      notifyText(t('done'), 'ok')
      return router.refresh()
    }
    if (answer.error.code === 'unauthenticated') return openLogin({ onSignedIn: () => void cancel() })
    setProblem(answer.error.code)
    if (answer.error.code === 'refundChanged') ask()
  }

  const amount = quote && writeAmount(quote.refund, quote.paid.currency, money)
  const paid = quote && writeAmount(quote.paid.amount, quote.paid.currency, money)
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={t('title', { title: facts.title })}
      lead={paid ? t('lead', { number: facts.bookingNumber, paid }) : facts.bookingNumber}
      closeLabel={t('close')}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button tone="secondary" onClick={leave}>
            {t('keep')}
          </Button>
          <Button tone="danger" busy={isBusy} disabled={!quote?.cancellable} onClick={() => void cancel()}>
            {quote && Number(quote.refund) > 0 ? t('confirm', { amount: amount ?? '' }) : t('confirmNothing')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {facts.isRequested && <p>{t('requested')}</p>}
        {quote ? (
          <RefundSlider quote={quote} timeZone={timeZone} locale={locale} money={money} />
        ) : (
          fault === null && <Skeleton className="h-72" />
        )}
        <OwnProblem code={problem ?? fault} />
        {fault !== null && (
          <Button tone="secondary" onClick={ask}>
            {t('retry')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
