import { useAccountHint } from '@/components/auth/use-account-hint'
import { Link } from '@/components/navigation/link'
import { openInLanguage } from '@/components/navigation/open-in-language'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Select } from '@/components/ui/select'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { chooseCurrency } from '@/lib/currency/browser-currency'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import type { MenuData } from './menu-data'
import { useCurrencies } from './use-currencies'

/** Account, language and currency in the drawer. In wide windows they are in the top bar. */
export function DrawerMore({ data, locale }: { data: MenuData; locale: Locale }) {
  const { links, languages, hasCurrencies, texts } = data
  const who = useAccountHint()
  const { chosen, currencies } = useCurrencies(locale)
  return (
    <div className="grid gap-4 py-6">
      {who !== 'guest' ? (
        <Link href={who === 'agency' ? links.agency : links.account} prefetch={false} className="btn btn-sec">
          <Icon name="circle-user-round" />
          <span>{who === 'agency' ? texts.agency : texts.account}</span>
        </Link>
      ) : (
        <p className="grid grid-cols-2 gap-2">
          <a href={links.account} data-login="login" className="btn btn-pri">
            {texts.login}
          </a>
          <a href={links.account} data-login="register" className="btn btn-sec">
            {texts.register}
          </a>
        </p>
      )}
      {languages.length > 1 && (
        <Field label={texts.language}>
          {(control) => (
            <Select
              {...control}
              value={locale}
              onChange={({ target }) => {
                if (isLocale(target.value)) openInLanguage(target.value)
              }}
            >
              {languages.map((code) => (
                <option key={code} value={code} lang={code}>
                  {LOCALE_NAMES[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {hasCurrencies && chosen && (
        <Field label={texts.currency}>
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => chooseCurrency(target.value)}>
              {currencies.map(({ code, symbol, name }) => (
                <option key={code} value={code}>
                  {symbol} {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
