import { getTranslations } from 'next-intl/server'
import { NewsletterForm } from '@/components/newsletter/newsletter-form'
import { StaticHtml } from '@/components/static-html/static-html'
import { Icon } from '@/components/ui/icon'
import { toIconName } from '@/components/ui/to-icon-name'
import { isolate, type Locale, pickLocalized } from '@/domain/shared/locales'
import { getFilterData } from '@/lib/catalogue/queries'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildMenuTree } from '@/lib/settings/menu-tree'
import { getPrivacyHref } from '@/lib/settings/privacy-href'
import { getOtherSettings, getSettings } from '@/lib/settings/queries'
import { uploadUrl } from '@/lib/uploads/pictures'
import { BrandMark } from './brand-mark'
import { ChatButton } from './chat-button'
import { FooterColumn } from './footer-column'

const CARDS = ['VISA', 'Mastercard', 'troy', 'AMEX']

/**
 * Contact, menu columns, association note with its code, payment methods, copyright, social links and languages (spec
 * 2).
 */
export async function SiteFooter({ locale, company }: { locale: Locale; company: string }) {
  const [settings, other, { categories }] = await Promise.all([
    getSettings(company),
    getOtherSettings(company),
    getFilterData(company),
  ])
  const { company: operator, contact, language, menu, social, support } = settings
  const t = await getTranslations({ locale, namespace: 'layout' })
  const cookies = await getTranslations({ locale, namespace: 'member.cookies' })
  const columns = buildMenuTree(menu, 'bottom', { locale, fallback: language.default, categories })
  const methods = other.paymentMethods
  const further = [
    ...(methods.includes('bankTransfer') ? [t('footer.bankTransfer')] : []),
    ...(methods.includes('onArrival') ? [t('footer.onArrival')] : []),
  ]
  const privacyHref = getPrivacyHref(settings, locale)
  const hours = pickLocalized(support.hours, locale, language.default) ?? ''
  // `StaticHtml` does not await async components, so the form is resolved here.
  const newsletter = await NewsletterForm({ locale, privacyHref, id: 'newsletter', className: 'mb-6' })
  return (
    <footer className="site-foot">
      <h2 className="sr-only">{t('footer.label')}</h2>
      <div className="wrap foot-grid grid gap-8">
        <StaticHtml as="div" className="foot-contact grid content-start gap-5">
          <BrandMark
            settings={settings}
            href={localePath(locale, paths.home)}
            label={t('header.home', { company: operator.companyName })}
          />
          <address>
            <p className="flex gap-2">
              <Icon name="map-pin" size={18} className="mt-0.5" />
              <bdi>{contact.address}</bdi>
            </p>
            <p className="flex gap-2">
              <Icon name="phone" size={18} className="mt-0.5" />
              <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{support.phone}</bdi>
              </a>
            </p>
            <p className="flex gap-2">
              <Icon name="mail" size={18} className="mt-0.5" />
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </p>
          </address>
          {social.length > 0 && (
            <ul className="foot-social no-print flex flex-wrap gap-4" aria-label={t('footer.social')}>
              {social.map((link) => (
                <li key={link.url}>
                  <a href={link.url} rel="noopener" aria-label={link.title}>
                    <Icon name={toIconName(link.icon, 'link')} size={18} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </StaticHtml>
        <StaticHtml as="div" className="foot-columns">
          {columns.map((node) => (
            <FooterColumn key={node.id} node={node} />
          ))}
        </StaticHtml>
        <StaticHtml as="div">
          <div className="foot-note">
            <picture>
              <img src={uploadUrl(operator.tursabImage)} alt="TÜRSAB" width={66} height={29} loading="lazy" />
            </picture>
            <p className="foot-quiet">
              {t('footer.association')}
              <a
                href={operator.tursabUrl}
                rel="noopener"
                className="block font-label text-on-brand underline underline-offset-3"
              >
                {t('footer.verify', { code: operator.tursabCode })}
              </a>
            </p>
          </div>
          {newsletter}
          <h2>{t('footer.pay')}</h2>
          <ul className="foot-cards mt-4 mb-2.5 flex flex-wrap gap-2">
            {CARDS.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
          {further.length > 0 && <p className="foot-quiet text-sm first-letter:uppercase">{further.join(' · ')}</p>}
        </StaticHtml>
      </div>
      <StaticHtml as="div" className="wrap foot-end foot-quiet">
        <div>
          <button type="button" data-consent={privacyHref} className="underline noscript:hidden">
            {cookies('choices')}
          </button>
          <a href={localePath(locale, paths.accessibility)} className="underline">
            {t('footer.accessibility')}
          </a>
          <p>
            {t.rich('footer.copyright', {
              year: String(new Date().getFullYear()),
              company: operator.legalName,
              name: (words) => <bdi>{words}</bdi>,
            })}
          </p>
          <ul aria-label={t('footer.languages')}>
            {language.enabled.map((code) => (
              <li key={code}>
                <a href={localePath(code, '/')} lang={code} hrefLang={code}>
                  {LOCALE_NAMES[code]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </StaticHtml>
      <ChatButton
        whatsapp={support.whatsapp}
        phone={support.phone}
        hours={hours}
        texts={{
          open: t('chat.open'),
          title: t('chat.title'),
          hours: t('chat.hours'),
          whatsapp: t('chat.whatsapp'),
          call: t('chat.call', { phone: isolate(support.phone, locale) }),
          close: t('chat.close'),
        }}
      />
    </footer>
  )
}
