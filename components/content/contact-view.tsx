import { getTranslations } from 'next-intl/server'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { RequestSection } from '@/components/requests/request-section'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { pickLocalized } from '@/domain/shared/locales'
import { buildPhoneLink, buildWhatsappLink } from '@/lib/basket/contact-links'
import { buildCrumbs } from '@/lib/catalogue/listing/listing-crumbs'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildRequestSetup } from '@/lib/requests/request-options'
import { buildBreadcrumbList } from '@/lib/seo/json-ld'
import { buildTravelAgency } from '@/lib/seo/json-ld-shop'

interface Way {
  icon: IconName
  label: string
  value: string
  href: string | null
  /** Phone numbers and web addresses are written left to right in every language. */
  isLatin: boolean
}

/** Contact page: phone, mail, address, opening hours and company details. */
export async function ContactView({ context }: { context: PageContext }) {
  const { settings, locale, fallback, origin, t: words } = context
  const t = await getTranslations({ locale, namespace: 'content.contact' })
  const { contact, support, company } = settings
  const crumbs = buildCrumbs([], t('title'), { locale, fallback, home: words('product.home') })
  const hours = pickLocalized(support.hours, locale, fallback)
  const ways: Way[] = [
    { icon: 'phone', label: t('phone'), value: support.phone, href: buildPhoneLink(support.phone), isLatin: true },
    {
      icon: 'smartphone',
      label: t('mobile'),
      value: contact.mobile,
      href: buildPhoneLink(contact.mobile),
      isLatin: true,
    },
    {
      icon: 'mail',
      label: t('email'),
      value: contact.email,
      href: `mailto:${contact.email}`,
      isLatin: true,
    },
    {
      icon: 'whatsapp',
      label: t('whatsapp'),
      value: support.whatsapp ?? '',
      href: support.whatsapp ? buildWhatsappLink(support.whatsapp, '') : null,
      isLatin: true,
    },
    {
      icon: 'map-pin',
      label: t('address'),
      value: contact.address,
      href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(contact.address)}`,
      isLatin: false,
    },
    { icon: 'clock', label: t('hours'), value: hours ?? '', href: null, isLatin: false },
  ]
  const given = ways.filter(({ value }) => value.trim() !== '')
  const distinct = given.filter(({ value }, index) => given.findIndex((way) => way.value === value) === index)
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3">{t('title')}</h1>
      <p className="mt-2 text-lg text-muted">{t('text')}</p>
      {/* The column count keeps a single item from filling the last row alone. */}
      <dl
        className={cx(
          'mt-8 grid gap-4 sm:grid-cols-2',
          distinct.length % 3 === 1 ? 'desktop:grid-cols-4' : 'desktop:grid-cols-3',
        )}
      >
        {distinct.map(({ icon, label, value, href, isLatin }) => (
          <div key={label} className="panel">
            <dt className="flex items-center gap-2 text-sm font-label text-muted">
              <Icon name={icon} className="text-brand" />
              {label}
            </dt>
            <dd className="mt-2 font-bold">
              {href ? (
                <a className="link" href={href} rel="noopener">
                  <bdi dir={isLatin ? 'ltr' : 'auto'}>{value}</bdi>
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* The form keeps a readable width; the other topics stand beside it on wide screens. */}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:gap-8">
        <RequestSection setup={buildRequestSetup('contact', null, context)} context={context} />
        <div className="grid gap-4">
          <section className="panel">
            <h2 className="text-h3">{t('booking')}</h2>
            <p className="mt-1 mb-4 text-muted">{t('bookingText')}</p>
            <ButtonLink tone="secondary" href={localePath(locale, paths.enquireBooking)}>
              {t('bookingLink')}
            </ButtonLink>
          </section>
          <section className="panel">
            <h2 className="text-h3">{t('company')}</h2>
            <p className="mt-1">
              <bdi>{company.legalName}</bdi>
            </p>
            {company.tursabCode && <p className="mb-4 text-muted">{t('licence', { code: company.tursabCode })}</p>}
            <a className="link" href={company.tursabUrl} rel="noopener">
              {t('verify')}
            </a>
          </section>
        </div>
      </div>
      <JsonLdScript nodes={[buildTravelAgency(context), buildBreadcrumbList(crumbs, origin)]} />
    </div>
  )
}
