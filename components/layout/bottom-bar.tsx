import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { NavLink } from './nav-link'

/** Bottom navigation with five links, on phones. Hidden on pages whose own bar is marked `data-own-bar`. */
export async function BottomBar({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout.bottomBar' })
  const to = (path: string) => localePath(locale, path)
  return (
    <nav className="bottom-bar no-print" aria-label={t('label')}>
      <NavLink href={to(paths.home)}>
        <Icon name="house" size={24} />
        {t('home')}
      </NavLink>
      <NavLink href={to('/search')} data-find="" data-native="">
        <Icon name="search" size={24} />
        {t('search')}
      </NavLink>
      <NavLink href={to(paths.member('favorites'))} data-login="login">
        <Icon name="heart" size={24} />
        {t('favourites')}
      </NavLink>
      <NavLink href={to(paths.basket('cart'))}>
        <Icon name="shopping-bag" size={24} />
        {t('basket')}
      </NavLink>
      <NavLink href={to(paths.member())} data-login="login" data-agency={to(paths.agencyForms)}>
        <Icon name="circle-user-round" size={24} />
        {t('account')}
      </NavLink>
    </nav>
  )
}
