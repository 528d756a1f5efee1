import { getTranslations } from 'next-intl/server'
import { PriceTag } from '@/components/catalogue/price-tag'
import { REQUEST_ID } from '@/components/requests/request-section'
import { ButtonLink } from '@/components/ui/button-link'
import { Tear } from '@/components/ui/tear'
import type { EnquiryBooking } from '@/lib/basket/booking'
import { buildMailLink, buildPhoneLink, buildWhatsappLink } from '@/lib/basket/contact-links'
import type { MoneyContext } from '@/lib/currency/money-context'
import { CampaignBadge } from '../campaign-badge'
import '../shared/booking.css'

/**
 * Card of a product sold by enquiry: starting price and the ways to contact the operator for an offer. Works without
 * scripts.
 */
export async function EnquiryCard({ booking, money }: { booking: EnquiryBooking; money: MoneyContext }) {
  const { locale, title, code, companyName, phone, email, whatsapp } = booking
  const [t, requests] = await Promise.all([
    getTranslations({ locale, namespace: 'basket.enquiry' }),
    getTranslations({ locale, namespace: 'requests' }),
  ])
  const subject = t('subject', { title, code })
  const greeting = t('greeting', { title, code, company: companyName })
  return (
    <>
      <section className="float booking-card" aria-label={title}>
        <PriceTag className="price-large" price={booking.price} money={money} />
        {booking.campaign && <CampaignBadge campaign={booking.campaign} locale={locale} />}
        <h3 className="mt-4">{t('title')}</h3>
        <p className="mt-1 mb-3 text-muted">{t(`text.${booking.kind}`)}</p>
        <Tear />
        <div className="mt-3 flex flex-col gap-2.5">
          <ButtonLink tone="buy" size="large" wide icon="send" href={`#${REQUEST_ID}`}>
            {t('offer')}
          </ButtonLink>
          <ButtonLink tone="secondary" wide icon="mail" href={buildMailLink(email, subject, greeting)}>
            {requests('write')}
          </ButtonLink>
          <ButtonLink tone="secondary" wide icon="phone" href={buildPhoneLink(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </ButtonLink>
          {whatsapp && (
            <ButtonLink
              tone="secondary"
              wide
              icon="whatsapp"
              href={buildWhatsappLink(whatsapp, greeting)}
              rel="noopener"
            >
              {t('whatsapp')}
            </ButtonLink>
          )}
        </div>
        <p className="mt-3 text-center text-sm text-muted">{t('answer')}</p>
      </section>
      <div className="booking-bar enquiry-bar fixed flex items-center gap-4 border-t border-line bg-surface no-print desktop:hidden">
        <PriceTag className="min-w-0 flex-1" price={booking.price} money={money} />
        <ButtonLink tone="buy" href={`#${REQUEST_ID}`}>
          {t('offer')}
        </ButtonLink>
      </div>
    </>
  )
}
