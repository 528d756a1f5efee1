import type { Metadata } from 'next'
import { RedirectType, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { OPEN_BOOKING_ACTION, toBookingLink } from '@/lib/reservations/open-booking'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface OpenPageProps {
  params: PageParams
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The URL contains a token and must not be indexed or sent as a referrer. */
export async function generateMetadata({ params }: OpenPageProps): Promise<Metadata> {
  const { locale } = await requirePageParams(params)
  const t = await getTranslations({ locale, namespace: 'afterwards.open' })
  return { title: t('title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/**
 * `/enquire-booking/open?token=…`, the target of the links in a guest's mails. Loading the page changes nothing, since
 * mail programs and scanners open links by themselves. A button opens the booking, without scripts.
 */
export default async function OpenBookingPage({ params, searchParams }: OpenPageProps) {
  const { locale } = await requirePageParams(params)
  const token = toBookingLink((await searchParams).token)
  if (token === null) redirect(`${localePath(locale, paths.enquireBooking)}?error=linkInvalid`, RedirectType.replace)
  const t = await getTranslations({ locale, namespace: 'afterwards.open' })
  return (
    <div className="wrap max-w-xl py-14">
      <h1>{t('title')}</h1>
      <p className="mt-3 mb-6 text-lg text-muted">{t('text')}</p>
      <form method="post" action={OPEN_BOOKING_ACTION}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" size="large">
          {t('button')}
        </Button>
      </form>
      <p className="mt-6 text-sm text-muted">{t('device')}</p>
    </div>
  )
}
