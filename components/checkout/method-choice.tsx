import { useTranslations } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { RadioCard } from '@/components/ui/radio-card'
import { RadioGroup } from '@/components/ui/radio-group'
import type { Collector } from '@/domain/reservations/collector'
import { splitsPayments } from '@/domain/reservations/instalment-rules'
import type { PaymentMethod } from '@/domain/reservations/schema'
import type { CheckoutSettings } from '@/lib/checkout/checkout-settings'

const ICONS: Record<PaymentMethod, IconName> = {
  card: 'credit-card',
  bankTransfer: 'landmark',
  onArrival: 'hand-coins',
}
const METHODS: readonly PaymentMethod[] = ['card', 'bankTransfer', 'onArrival']

interface MethodChoiceProps {
  settings: CheckoutSettings
  /** Payment methods available for this basket; a bank transfer is left out if it would arrive too late. */
  offered: readonly PaymentMethod[]
  method: PaymentMethod
  /** An agency pays later on account, and its client pays the agency. */
  collector: Collector
  onChange: (method: PaymentMethod) => void
}

/** The payment methods that the operator offers. */
export function MethodChoice({ settings, offered, method, collector, onChange }: MethodChoiceProps) {
  const t = useTranslations('checkout.method')
  const shown = METHODS.filter((candidate) => offered.includes(candidate))
  const isTooSoon = settings.methods.includes('bankTransfer') && !offered.includes('bankTransfer')
  const later = collector === 'agency' ? 'onAccount' : 'onArrival'
  const notes: Record<PaymentMethod, string> = {
    card: t(splitsPayments(settings.settlement) && !settings.isCardHosted ? 'note.card' : 'note.cardOnce'),
    bankTransfer: t('note.bankTransfer', { hours: settings.bankTransferHours }),
    onArrival: t(`note.${later}`),
  }
  return (
    <>
      <RadioGroup
        legend={t('legend')}
        quiet
        className={cx('grid gap-3', shown.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2')}
      >
        {shown.map((candidate) => (
          <RadioCard
            key={candidate}
            name="method"
            value={candidate}
            checked={candidate === method}
            title={
              <span className="flex justify-between gap-2">
                {t(candidate === 'onArrival' ? later : candidate)}
                <Icon name={ICONS[candidate]} className="text-brand" />
              </span>
            }
            note={notes[candidate]}
            onChange={() => onChange(candidate)}
          />
        ))}
      </RadioGroup>
      {isTooSoon && <p className="mt-3 text-sm text-muted">{t('tooSoon')}</p>}
    </>
  )
}
