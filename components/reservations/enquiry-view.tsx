import { getTranslations } from 'next-intl/server'
import { ErrorWords } from '@/components/islands/error-words'
import { IslandTexts } from '@/components/islands/island-texts'
import { contactTag } from '@/components/navigation/contact-tag'
import { Link } from '@/components/navigation/link'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { EnquiryForm } from './enquiry-form'

const TEXTS = [
  'afterwards.enquiry',
  'errors.codes',
  'member.reservations.badges',
  'member.reservations.collections',
  'member.reservations.awaiting',
]

interface EnquiryViewProps {
  locale: Locale
  bookingNumber: string
  /** Error code of a mailed link that failed; null if none was used. */
  error: string | null
}

/** The page for finding a reservation without an account. */
export async function EnquiryView({ locale, bookingNumber, error }: EnquiryViewProps) {
  const t = await getTranslations({ locale, namespace: 'afterwards.enquiry' })
  const promises = [t('promises.voucher'), t('promises.pay'), t('promises.change')]
  return (
    <div className="bg-sand">
      <div className="wrap grid gap-10 py-10 desktop:grid-cols-2 desktop:gap-16 desktop:py-20">
        <div>
          <h1 className="text-balance">{t('title')}</h1>
          <p className="mt-3 max-w-prose text-lg text-muted">{t('text')}</p>
          <ul className="mt-6 hidden gap-3 desktop:grid">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-3">
                <Icon name="circle-check" className="text-success" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <div className="panel sm:p-8">
          <div className="noscript:hidden">
            <IslandTexts locale={locale} names={TEXTS}>
              {error !== null && (
                <Alert tone="bad" className="mb-6">
                  {error === 'linkInvalid' ? t('linkInvalid') : <ErrorWords code={error} />}
                </Alert>
              )}
              <EnquiryForm locale={locale} bookingNumber={bookingNumber} />
            </IslandTexts>
          </div>
          <noscript>
            <p>{t.rich('noScript', contactTag(locale))}</p>
          </noscript>
          <p className="mt-6 text-sm text-muted">
            {t('member')}{' '}
            <Link className="link" prefetch={false} href={localePath(locale, paths.member('reservations'))}>
              {t('memberLink')}
            </Link>
          </p>
          <p className="mt-2 text-sm text-muted">
            {t('lost')}{' '}
            <Link className="link" prefetch={false} href={localePath(locale, paths.contact)}>
              {t('lostLink')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
