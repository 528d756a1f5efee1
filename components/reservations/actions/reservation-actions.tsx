'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Amount } from '@/components/money/amount'
import { useMoney } from '@/components/money/use-money'
import { Button } from '@/components/ui/button'
import { loadPart } from '@/components/ui/load-with-retry'
import { Skeleton } from '@/components/ui/skeleton'
import type { BankAccount } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ReservationFacts, VoucherFacts } from '@/lib/reservations/reservation-facts'
import { useAskedAction } from './use-asked-action'
import { VoucherButtons } from './voucher-buttons'

/** Number of file buttons: PDF, calendar and storing the voucher on the phone; only the PDF for a past trip. */
const countFiles = ({ isOver }: VoucherFacts): number => (isOver ? 1 : 3)

const ButtonPlaces = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => at).map((at) => <Skeleton key={at} className="manage-place h-12" />)

const CancelDialog = dynamic(() => loadPart(() => import('./cancel-dialog').then((part) => part.CancelDialog)), {
  ssr: false,
})
const PayDialog = dynamic(() => loadPart(() => import('./pay-dialog').then((part) => part.PayDialog)), { ssr: false })
const DateDialog = dynamic(() => loadPart(() => import('./date-dialog').then((part) => part.DateDialog)), {
  ssr: false,
})
const ClaimDialog = dynamic(() => loadPart(() => import('./claim-dialog').then((part) => part.ClaimDialog)), {
  ssr: false,
})

type Action = 'pay' | 'claim' | 'date' | 'cancel'

interface ReservationActionsProps {
  locale: Locale
  facts: ReservationFacts
  accounts: readonly BankAccount[]
}

/** The actions of a reservation. Each dialog loads when it is first opened and then keeps its input. */
export function ReservationActions({ locale, facts, accounts }: ReservationActionsProps) {
  const t = useTranslations('afterwards.actions')
  const frame = useTranslations('common.frame')
  const money = useMoney(locale)
  const isHydrated = useHydrated()
  const [open, setOpen] = useState<Action | null>(null)
  const [seen, setSeen] = useState<readonly Action[]>([])
  const show = (action: Action) => {
    setSeen((known) => (known.includes(action) ? known : [...known, action]))
    setOpen(action)
  }
  const close = () => setOpen(null)
  const { due, claim, movable, canCancel, hasVoucher } = facts
  useAskedAction(isHydrated && money !== null, (asked) => {
    if (asked === 'pay' && due) show('pay')
    if (asked === 'cancel' && canCancel) show('cancel')
  })
  if (!isHydrated || !money) {
    const others = Number(claim !== null) + Number(movable.length > 0)
    return (
      <>
        <noscript>
          <p className="text-muted">{t('noScript')}</p>
        </noscript>
        <div role="status" className="manage-actions flex flex-wrap gap-3 noscript:hidden" aria-busy="true">
          <span className="sr-only">{frame('loading')}</span>
          {due && <Skeleton className="h-12" />}
          <ButtonPlaces count={others + (hasVoucher ? countFiles(facts) : 0)} />
          {canCancel && <Skeleton className="h-12" />}
        </div>
      </>
    )
  }

  return (
    <div className="manage-actions flex flex-wrap gap-3">
      {due && (
        <Button data-asked="pay" tone="buy" icon="credit-card" wide onClick={() => show('pay')}>
          {t.rich(due.purpose === 'balance' ? 'payBalance' : 'payNow', {
            amount: () => <Amount amount={due.amount} currency={due.currency} money={money} />,
          })}
        </Button>
      )}
      {claim && (
        <Button tone="secondary" icon="send" wide onClick={() => show('claim')}>
          {t('claim')}
        </Button>
      )}
      {hasVoucher && <VoucherButtons locale={locale} facts={facts} />}
      {movable.length > 0 && (
        <Button tone="secondary" icon="calendar" wide onClick={() => show('date')}>
          {t('date')}
        </Button>
      )}
      {canCancel && (
        <Button data-asked="cancel" tone="quiet" wide className="text-danger" onClick={() => show('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {seen.includes('pay') && due && (
        <PayDialog open={open === 'pay'} onClose={close} locale={locale} facts={facts} due={due} money={money} />
      )}
      {seen.includes('claim') && claim && (
        <ClaimDialog open={open === 'claim'} onClose={close} facts={facts} claim={claim} accounts={accounts} />
      )}
      {seen.includes('date') && (
        <DateDialog open={open === 'date'} onClose={close} locale={locale} facts={facts} money={money} />
      )}
      {seen.includes('cancel') && (
        <CancelDialog open={open === 'cancel'} onClose={close} locale={locale} facts={facts} money={money} />
      )}
    </div>
  )
}
