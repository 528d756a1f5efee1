import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { pickLocalized } from '@/domain/shared/locales'
import { buildPhoneLink } from '@/lib/basket/contact-links'
import type { PageContext } from '@/lib/catalogue/page-context'

/** Limits the width of a form and, in wide windows, shows the operator's contact details beside it. */
export async function BesidePeople({ context, children }: { context: PageContext; children: ReactNode }) {
  const { settings, locale, fallback } = context
  const t = await getTranslations({ locale, namespace: 'content.contact' })
  const hours = pickLocalized(settings.support.hours, locale, fallback)
  const { phone } = settings.support
  const { email } = settings.contact
  return (
    <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:gap-8">
      {children}
      <aside className="panel" aria-label={t('title')}>
        <h2 className="text-h3">{t('title')}</h2>
        <p className="mt-1 mb-4 text-muted">{t('text')}</p>
        <ul className="grid gap-3">
          <li className="flex gap-3">
            <Icon name="phone" className="mt-0.5 text-brand" />
            <a className="link" href={buildPhoneLink(phone)}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
          <li className="flex gap-3">
            <Icon name="mail" className="mt-0.5 text-brand" />
            <a className="link min-w-0" href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
          {hours && (
            <li className="flex gap-3">
              <Icon name="clock" className="mt-0.5 text-brand" />
              {hours}
            </li>
          )}
        </ul>
      </aside>
    </div>
  )
}
