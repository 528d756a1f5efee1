import { getTranslations } from 'next-intl/server'
import { BasketSummary } from '@/components/basket/basket-summary'
import { SearchBox } from '@/components/search/search-box'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { buildMoneyContext } from '@/lib/currency/money-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getSettings } from '@/lib/settings/queries'
import { BottomBar } from './bottom-bar'
import { BrandMark } from './brand-mark'
import { FavouritesLink } from './favourites-link'
import { HeaderChoices } from './header-choices'
import { MainNav } from './main-nav'
import { PageEffects } from './page-effects'
import { TopBar } from './top-bar'

interface SiteHeaderProps {
  locale: Locale
  company: string
  /** At checkout: no links that leave it. The language and currency menus return to it. */
  slim?: boolean
}

const telOf = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Top bar, header, menus and the bottom bar of phones. The same for every visitor. */
export async function SiteHeader({ locale, company, slim = false }: SiteHeaderProps) {
  const settings = await getSettings(company)
  const t = await getTranslations({ locale, namespace: 'layout.header' })
  const name = settings.company.companyName
  const brand = (
    <BrandMark settings={settings} href={localePath(locale, paths.home)} label={t('home', { company: name })} />
  )
  const phone = (
    <a
      href={telOf(settings.support.phone)}
      className="head-phone"
      aria-label={`${t('phone')}: ${settings.support.phone}`}
    >
      <Icon name="phone" size={20} />
      <bdi dir="ltr">{settings.support.phone}</bdi>
    </a>
  )
  if (slim) {
    return (
      <>
        <header className="site-head head-slim">
          <div className="wrap head-row">
            {brand}
            <div className="head-choices">
              <HeaderChoices settings={settings} locale={locale} />
            </div>
            {phone}
            <span className="head-secure">
              <Icon name="lock" size={18} />
              <span className="max-md:sr-only">{t('secure')}</span>
            </span>
          </div>
        </header>
        <PageEffects />
      </>
    )
  }
  const money = buildMoneyContext(settings, locale)
  return (
    <>
      <TopBar settings={settings} locale={locale} />
      <header className="site-head" data-sticky>
        <div className="wrap head-row">
          <button
            type="button"
            className="head-menu grid size-11 shrink-0 place-items-center desktop:hidden"
            popoverTarget="menu"
            aria-label={t('menu')}
          >
            <Icon name="menu" size={24} />
          </button>
          {brand}
          <SearchBox locale={locale} />
          {phone}
          <a
            href={localePath(locale, '/search')}
            className="grid size-11 shrink-0 place-items-center desktop:hidden"
            aria-label={t('search')}
            data-find=""
            data-native=""
          >
            <Icon name="search" size={24} />
          </a>
          <FavouritesLink href={localePath(locale, paths.member('favorites'))} label={t('favourites')} />
          <BasketSummary money={money} />
        </div>
      </header>
      <MainNav settings={settings} locale={locale} company={company} />
      <PageEffects />
      <BottomBar locale={locale} />
    </>
  )
}
