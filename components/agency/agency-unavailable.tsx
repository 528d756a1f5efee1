import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

/** Shown while the API is unavailable; the agency stays signed in. */
export async function AgencyUnavailable({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'agency.area' })
  return (
    <div className="wrap flex min-h-96 flex-col items-center justify-center gap-4 py-14 text-center" role="alert">
      <Icon name="wifi-off" size={40} className="text-faint" />
      <h1>{t('failedTitle')}</h1>
      <p className="max-w-prose text-balance text-lg text-muted">{t('failedText')}</p>
      <ButtonLink href={localePath(locale, paths.agencyForms)} data-native="" className="mt-4">
        {t('retry')}
      </ButtonLink>
    </div>
  )
}
