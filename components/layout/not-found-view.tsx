import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/**
 * The 404 page of spec 2: drawing, translated explanation, link to home. Fully rendered by the server (see
 * `generateMetadata` of the pages).
 */
export async function NotFoundView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'errors.notFound' })
  return (
    <div className="wrap flex flex-col items-center gap-4 py-16 text-center desktop:py-24">
      <p className="text-sm font-bold text-muted">{t('title')}</p>
      {/* Inline SVG, so that it uses the tenant's colours. */}
      <svg aria-hidden="true" className="h-auto max-w-full" width={609} height={131} viewBox="0 0 609 131">
        <use href="/images/404.svg#art" />
      </svg>
      <h1 className="mt-4">{t('heading')}</h1>
      <p className="max-w-md text-balance text-lg text-muted">{t('text')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink as={Link} href={localePath(locale, paths.home)}>
          {t('home')}
        </ButtonLink>
        <ButtonLink as={Link} tone="secondary" icon="search" href={localePath(locale, '/search')}>
          {t('search')}
        </ButtonLink>
      </div>
      <p className="mt-6 text-sm text-muted">
        {t('reservation')}{' '}
        <Link className="link" prefetch={false} href={localePath(locale, paths.enquireBooking)}>
          {t('reservationLink')}
        </Link>
      </p>
    </div>
  )
}
