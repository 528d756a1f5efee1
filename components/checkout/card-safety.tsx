import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

interface CardSafetyProps {
  /** Whether the gateway's own page collects the card details. */
  isHosted?: boolean
}

export function CardSafety({ isHosted = false }: CardSafetyProps) {
  const t = useTranslations('checkout.card')
  return (
    <p className="mt-4 flex gap-2.5 text-sm text-muted">
      <Icon name="shield-check" className="text-success" />
      {t(isHosted ? 'hosted' : 'safe')}
    </p>
  )
}
