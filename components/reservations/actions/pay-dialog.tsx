import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { CardFields } from '@/components/checkout/card-fields'
import { CardForm, cardFieldId, readCardField, sendCard } from '@/components/checkout/card-form'
import { CardSafety } from '@/components/checkout/card-safety'
import { Amount } from '@/components/money/amount'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { Locale } from '@/domain/shared/locales'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { type CardFault, type CardField, findCardFaults } from '@/lib/checkout/card'
import type { CardDue, ReservationFacts } from '@/lib/reservations/reservation-facts'

interface PayDialogProps {
  open: boolean
  onClose: () => void
  locale: Locale
  facts: ReservationFacts
  due: CardDue
  money: BrowserMoney
}

const FORM_ID = 'pay-form'

/**
 * Pays the open amount by card, as at checkout: the browser submits the form to the bank, and 3-D Secure follows (ADR
 * 5).
 */
export function PayDialog({ open, onClose, locale, facts, due, money }: PayDialogProps) {
  const t = useTranslations('afterwards.pay')
  const [faults, setFaults] = useState<Partial<Record<CardField, CardFault>>>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    // The back button from the bank's page restores this page from the back/forward cache with its old state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = due.isHosted ? {} : findCardFaults(readCardField, Date.now())
    setFaults(found)
    const [first] = Object.keys(found) as CardField[]
    if (first) return document.getElementById(cardFieldId(first))?.focus()
    setBusy(sendCard(facts.reference, due.instalments))
  }

  const amount = <Amount className="font-bold" amount={due.amount} currency={due.currency} money={money} />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(due.purpose === 'balance' ? 'titleBalance' : 'titleNow')}
      lead={t('lead', { title: facts.title, number: facts.bookingNumber })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={FORM_ID} tone="buy" size="large" wide icon="lock" busy={isBusy}>
          {t.rich('submit', { amount: () => amount })}
        </Button>
      }
    >
      <CardForm locale={locale} purpose={due.purpose} />
      <form id={FORM_ID} noValidate onSubmit={submit}>
        {!due.isHosted && (
          <CardFields
            faults={faults}
            hasThreeDSecureChoice={due.hasThreeDSecureChoice}
            onTouched={(field) => setFaults(({ [field]: _, ...others }) => others)}
          />
        )}
        {due.instalments > 1 && (
          <p className="mt-4">
            {t('instalments')} <b>{due.instalments}</b>
          </p>
        )}
        <CardSafety isHosted={due.isHosted} />
      </form>
    </Dialog>
  )
}
