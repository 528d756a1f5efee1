import { getTranslations } from 'next-intl/server'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import { mergeRates } from '@/domain/money/rates'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { DeferredShopChoices } from './deferred-shop-choices'

interface HeaderChoicesProps {
  settings: Settings
  locale: Locale
  /** For the blank layout, which shows no prices. */
  languageOnly?: boolean
}

/** Currency and language menus. Each is shown only if there is more than one option (spec 2). */
export async function HeaderChoices({ settings, locale, languageOnly = false }: HeaderChoicesProps) {
  const t = await getTranslations({ locale, namespace: 'layout.topBar' })
  const { exchange, dailyExchange, language } = settings
  const rates = mergeRates(exchange.currencies, dailyExchange.currencies)
  const standard = rates.find(({ bankCode }) => bankCode === exchange.default)
  const { asOf } = dailyExchange
  const date = asOf !== null && isPlainDate(asOf) ? formatDate(asOf) : ''
  return (
    <DeferredShopChoices
      locale={locale}
      languages={language.enabled.length > 1 ? language.enabled : []}
      currency={
        standard && rates.length > 1 && !languageOnly ? { code: standard.bankCode, symbol: standard.symbol } : null
      }
      settlement={exchange.settlement}
      texts={{
        language: t('language'),
        currency: t('currency'),
        rate: date && t('rate', { one: '{one}', other: '{other}', date }),
        charged: t('charged', { currency: exchange.settlement }),
      }}
    />
  )
}
