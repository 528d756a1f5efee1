import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import { mergeRates } from '@/domain/money/rates'
import type { Settings } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { AccountLinks } from './account-links'
import { ShopChoicesLater } from './shop-choices-later'

/** Association, currency, language and account; each choice only where there is one (spec 2). In wide windows. */
export async function TopBar({ settings, locale }: { settings: Settings; locale: Locale }) {
  const [t, agency] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.topBar' }),
    getTranslations({ locale, namespace: 'agency.area' }),
  ])
  const { company, exchange, dailyExchange, home, language } = settings
  const rates = mergeRates(exchange.currencies, dailyExchange.currencies)
  const standard = rates.find(({ bankCode }) => bankCode === exchange.default)
  const tagline = pickLocalized(home.headline, locale, language.default)?.tagline
  const { asOf } = dailyExchange
  const date = asOf !== null && isPlainDate(asOf) ? formatDate(asOf) : ''
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
        <ShopChoicesLater
          locale={locale}
          languages={language.enabled.length > 1 ? language.enabled : []}
          currency={standard && rates.length > 1 ? { code: standard.bankCode, symbol: standard.symbol } : null}
          settlement={exchange.settlement}
          texts={{
            language: t('language'),
            currency: t('currency'),
            rate: date && t('rate', { one: '{one}', other: '{other}', date }),
            charged: t('charged', { currency: exchange.settlement }),
          }}
        />
        <AccountLinks
          texts={{ login: t('login'), register: t('register'), account: t('account'), agency: agency('label') }}
          href={localePath(locale, paths.member('profile'))}
          agencyHref={localePath(locale, paths.agencyForms)}
        />
      </div>
    </div>
  )
}
