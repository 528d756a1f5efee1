import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AccountLinks } from './account-links'
import { HeaderChoices } from './header-choices'

/**
 * Association, currency, language and account, in wide windows. Currency and language are shown only if there is a
 * choice (spec 2).
 */
export async function TopBar({ settings, locale }: { settings: Settings; locale: Locale }) {
  const [t, agency] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.topBar' }),
    getTranslations({ locale, namespace: 'agency.area' }),
  ])
  const { company, home, language } = settings
  const tagline = pickLocalized(home.headline, locale, language.default)?.tagline
  return (
    <div className="top-bar">
      <div className="wrap">
        <p className="top-note">
          <Icon name="badge-check" size={18} />
          <span>
            {t('association', { code: company.tursabCode })}
            {tagline && ` · ${tagline}`}
          </span>
        </p>
        <HeaderChoices settings={settings} locale={locale} />
        <AccountLinks
          texts={{ login: t('login'), register: t('register'), account: t('account'), agency: agency('label') }}
          href={localePath(locale, paths.member('profile'))}
          agencyHref={localePath(locale, paths.agencyForms)}
          sign={<Icon name="circle-user-round" size={18} />}
        />
      </div>
    </div>
  )
}
