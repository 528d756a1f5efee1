import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface SavedVoucherProps {
  params: PageParams<{ number: string }>
}

export async function generateMetadata({ params }: SavedVoucherProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'afterwards.voucher' })
  return { title: t('page.title'), robots: { index: false, follow: false } }
}

/**
 * Address of a stored voucher, which the service worker `public/voucher-sw.js` serves. The server renders this page
 * only if none is stored.
 */
export default async function SavedVoucherPage({ params }: SavedVoucherProps) {
  await connection()
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'afterwards.voucher' })
  return (
    <div className="wrap py-16">
      <EmptyState
        icon="qr-code"
        title={t('missing')}
        text={t('missingText')}
        action={
          <ButtonLink as={Link} href={localePath(locale, paths.enquireBooking)}>
            {t('missingLink')}
          </ButtonLink>
        }
      />
    </div>
  )
}
