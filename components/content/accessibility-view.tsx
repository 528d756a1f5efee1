import { getTranslations } from 'next-intl/server'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/domain/dates/plain-date'
import { buildPhoneLink } from '@/lib/basket/contact-links'
import { buildCrumbs } from '@/lib/catalogue/listing/listing-crumbs'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildBreadcrumbList } from '@/lib/seo/json-ld'

/** Date of the last assessment. Change it together with the text after a new assessment. */
const ASSESSED_ON = '2026-11-22'

const MEASURES = ['keyboard', 'reader', 'size', 'contrast', 'motion', 'words'] as const
const LIMITS = ['voucher', 'bank', 'operator'] as const

/** Accessibility statement after the W3C model: conformance, known limitations and contact. */
export async function AccessibilityView({ context }: { context: PageContext }) {
  const { settings, locale, fallback, origin, t: words } = context
  const t = await getTranslations({ locale, namespace: 'content.accessibility' })
  const crumbs = buildCrumbs([], t('title'), { locale, fallback, home: words('product.home') })
  return (
    <article className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <JsonLdScript nodes={[buildBreadcrumbList(crumbs, origin)]} />
      <h1 className="mt-3">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-[62ch] text-lg text-muted">{t('text')}</p>
      <div className="max-w-3xl">
        <section className="mt-8">
          <h2 className="mb-4 text-h3">{t('status.title')}</h2>
          <p>{t('status.text')}</p>
        </section>
        <section className="mt-8">
          <h2 className="mb-4 text-h3">{t('measures.title')}</h2>
          <ul className="grid gap-2">
            {MEASURES.map((measure) => (
              <li key={measure} className="flex gap-2">
                <Icon name="check" className="mt-0.5 text-brand" />
                <span>{t(`measures.${measure}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="mt-8">
          <h2 className="mb-4 text-h3">{t('limits.title')}</h2>
          <ul className="grid gap-2">
            {LIMITS.map((limit) => (
              <li key={limit} className="flex gap-2">
                <Icon name="info" className="mt-0.5 text-brand" />
                <span>{t(`limits.${limit}`)}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="mt-8">
          <h2 className="mb-4 text-h3">{t('feedback.title')}</h2>
          <p className="mb-4">
            {t.rich('feedback.text', {
              phone: () => (
                <a className="link whitespace-nowrap" href={buildPhoneLink(settings.support.phone)}>
                  <bdi dir="ltr">{settings.support.phone}</bdi>
                </a>
              ),
              email: () => (
                <a className="link" href={`mailto:${settings.contact.email}`}>
                  <bdi dir="ltr">{settings.contact.email}</bdi>
                </a>
              ),
            })}
          </p>
          <ButtonLink tone="secondary" href={localePath(locale, paths.contact)}>
            {t('feedback.link')}
          </ButtonLink>
        </section>
        <p className="mt-10 text-sm text-muted">{t('assessed', { date: formatDate(ASSESSED_ON) })}</p>
      </div>
    </article>
  )
}
