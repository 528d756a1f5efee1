'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'

export function CardSafety() {
  const t = useTranslations('checkout.card')
  return (
    <p className="mt-4 flex gap-2.5 text-sm text-muted">
      <Icon name="shield-check" className="text-success" />
      {t('safe')}
    </p>
  )
}
