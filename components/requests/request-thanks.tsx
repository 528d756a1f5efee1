import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { RequestKind } from '@/domain/requests/request-kinds'

interface RequestThanksProps {
  number: string
  email: string
  kind: RequestKind
}

/** Replaces the form after it is sent, and receives the focus. */
export function RequestThanks({ number, email, kind }: RequestThanksProps) {
  const t = useTranslations('requests.thanks')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3" role="status">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" size={24} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      <p>
        {t('number')}{' '}
        <b dir="ltr" data-request-number="">
          {number}
        </b>
      </p>
      <p className="text-muted">{t(`next.${kind}`)}</p>
      <p className="text-muted">{t('mail', { email })}</p>
    </div>
  )
}
