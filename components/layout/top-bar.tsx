import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { mergeRates } from '@/domain/money/rates'
import type { Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AccountLinks } from './account-links'
import { CurrencyMenu } from './currency-menu'
import { LanguageMenu } from './language-menu'

/** Association, currency, language and account; each choice only where there is one (spec 2). */
export async function TopBar({ settings, locale }: { settings: Settings; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout.topBar' })
  const { company, exchange, dailyExchange, home, language } = settings
  const rates = mergeRates(exchange.currencies, dailyExchange.currencies)
  const tagline = pickLocalized(home.headline, locale, language.default)?.tagline
  const languages = language.enabled.map((code) => ({
    key: code,
    label: LOCALE_NAMES[code],
    lang: code,
    href: localePath(code, '/'),
    selected: code === locale,
  }))
  return (
    <div className="top-bar">
      <div className="wrap">
        <p>
          <Icon name="badge-check" size={18} />
          <span>
            {t('association', { code: company.tursabCode })}
            {tagline && <> · {tagline}</>}
          </span>
        </p>
        {rates.length > 1 && (
          <CurrencyMenu
            purpose={t('currency')}
            standard={exchange.default}
            currencies={rates.map(({ bankCode, symbol }) => ({ code: bankCode, symbol }))}
            note={t('charged', { currency: exchange.settlement })}
          />
        )}
        {languages.length > 1 && (
          <LanguageMenu purpose={t('language')} current={LOCALE_NAMES[locale]} languages={languages} />
        )}
        <AccountLinks
          texts={{ login: t('login'), register: t('register'), account: t('account') }}
          href={localePath(locale, paths.member('profile'))}
        />
      </div>
    </div>
  )
}
