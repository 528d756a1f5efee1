import dynamic from 'next/dynamic'
import { openInLanguage } from '@/components/navigation/open-in-language'
import { Dropdown } from '@/components/ui/dropdown'
import { loadPart } from '@/components/ui/load-with-retry'
import type { MenuGroup } from '@/components/ui/menu-groups'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { chooseCurrency } from '@/lib/currency/browser-currency'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import type { RateTexts } from './rate-note'
import { useCurrencies } from './use-currencies'

const RateNote = dynamic(() => loadPart(() => import('./rate-note').then((file) => file.RateNote)), { ssr: false })

interface ShopChoicesProps {
  locale: Locale
  /** Empty if there is only one language; `currency` is likewise null if there is only one currency. */
  languages: readonly Locale[]
  currency: { code: string; symbol: string } | null
  settlement: string
  texts: RateTexts & { language: string; currency: string }
}

/**
 * Language and currency: one button each. Both menus list both groups, the button's own group first (spec 2, top bar).
 */
export function ShopChoices({ locale, languages, currency, settlement, texts }: ShopChoicesProps) {
  const { chosen, currencies } = useCurrencies(locale)
  const shown = currencies.find(({ code }) => code === chosen) ?? currency
  const inLanguages: MenuGroup = {
    label: texts.language,
    entries: languages.map((code) => {
      return { key: code, label: LOCALE_NAMES[code], lead: code, lang: code, selected: code === locale }
    }),
  }
  const inCurrencies: MenuGroup = {
    label: texts.currency,
    entries: (currency ? currencies : []).map(({ code, symbol, name }) => {
      return { key: code, label: name, lead: symbol, selected: code === shown?.code }
    }),
  }
  const select = (key: string) => {
    if (!isLocale(key)) chooseCurrency(key)
    else if (key !== locale) openInLanguage(key)
  }
  const filled = (groups: MenuGroup[]) => groups.filter(({ entries }) => entries.length > 0)
  const note = currency && shown && <RateNote locale={locale} from={shown.code} settlement={settlement} texts={texts} />
  return (
    <>
      {currency && shown && (
        <Dropdown
          purpose={texts.currency}
          label={
            <span>
              {shown.symbol} {shown.code}
            </span>
          }
          groups={filled([inCurrencies, inLanguages])}
          note={note}
          onSelect={select}
        />
      )}
      {languages.length > 0 && (
        <Dropdown
          purpose={texts.language}
          icon="globe"
          label={<span className="choice-name">{LOCALE_NAMES[locale]}</span>}
          groups={filled([inLanguages, inCurrencies])}
          note={note}
          onSelect={select}
        />
      )}
    </>
  )
}
