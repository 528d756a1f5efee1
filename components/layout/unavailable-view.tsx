import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/**
 * Shown inside the shop layout if the page cannot be rendered now. Its links reload the document, since the API may be
 * available again.
 */
export async function UnavailableView({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'errors' })
  return (
    <div className="wrap flex flex-col items-center gap-4 py-16 text-center desktop:py-24">
      {/* Only the sun and the water; the viewBox cuts off the number. */}
      <svg aria-hidden="true" className="h-auto max-w-full" width={270} height={122} viewBox="170 8 270 122">
        <use href="/images/404.svg#art" />
      </svg>
      <h1 className="mt-4">{t('noTenants.title')}</h1>
      <p className="max-w-md text-balance text-lg text-muted">{t('boundary.text')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {/* An empty `href` is the current URL with its query. */}
        <ButtonLink href="" data-native="">
          {t('boundary.retry')}
        </ButtonLink>
        <ButtonLink tone="secondary" href={localePath(locale, paths.home)} data-native="">
          {t('boundary.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
