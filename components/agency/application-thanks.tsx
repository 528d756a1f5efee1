import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import { commaOf, type Locale } from '@/domain/shared/locales'

interface ApplicationThanksProps {
  locale: Locale
  agencyId: number
  email: string
  lost: readonly string[]
}

/** Replaces the form after it is sent. Takes the focus so that a screen reader announces it. */
export function ApplicationThanks({ locale, agencyId, email, lost }: ApplicationThanksProps) {
  const t = useTranslations('agency')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="panel grid justify-items-start gap-3">
      <Icon name="circle-check" size={40} className="text-success" />
      <h2 ref={heading} tabIndex={-1}>
        {t('thanks.title')}
      </h2>
      <p className="text-muted">{t('thanks.text', { number: String(agencyId), email })}</p>
      {lost.length > 0 && (
        <Alert tone="wait" role="alert">
          {t('documents.failed', { names: lost.join(commaOf(locale)) })}
        </Alert>
      )}
    </div>
  )
}
