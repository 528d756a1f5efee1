import { getTranslations } from 'next-intl/server'
import { readDayTexts } from '@/components/calendar/day-texts'
import { commaOf } from '@/domain/shared/locales'
import { buildMailLink, buildPhoneLink } from '@/lib/basket/contact-links'
import type { PageContext } from '@/lib/catalogue/page-context'
import type { RequestSetup } from '@/lib/requests/request-options'
import { getOtherSettings } from '@/lib/settings/queries'
import { LazyRequest } from './lazy-request'

interface RequestSectionProps {
  setup: RequestSetup
  context: PageContext
  /** The page's own heading already names the form. */
  isBare?: boolean | undefined
}

/** The anchor of the page's links to the form. */
export const REQUEST_ID = 'request'

/** A request form with the fields of its kind. Without scripts it shows the contact details instead. */
export async function RequestSection({ setup, context, isBare }: RequestSectionProps) {
  const { settings, locale, company } = context
  const { kind, product } = setup
  const t = await getTranslations({ locale, namespace: 'requests' })
  const { medicalDocumentDays } = await getOtherSettings(company)
  const { email } = settings.contact
  const { phone } = settings.support
  return (
    <section
      id={REQUEST_ID}
      className="request scroll-mt-24 rounded-float border border-line bg-surface p-5 sm:p-8"
      aria-label={t(`title.${kind}`)}
    >
      {!isBare && <h2>{t(`title.${kind}`)}</h2>}
      <p className={isBare ? 'mb-6 text-muted' : 'mt-2 mb-6 text-muted'}>{t(`text.${kind}`)}</p>
      <noscript>
        <p>
          {t('noScript')}{' '}
          <a className="link" href={buildMailLink(email, product?.title ?? t(`title.${kind}`), '')}>
            {email}
          </a>
          {commaOf(locale)}
          <a className="link" href={buildPhoneLink(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </p>
      </noscript>
      <LazyRequest setup={setup} days={await readDayTexts(locale)} documentDays={medicalDocumentDays} />
    </section>
  )
}
