import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { Link } from './link'

/** Five places at a thumb's reach, on phones; pages with a bar of their own hide it (`data-own-bar`). */
export async function BottomBar({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout.bottomBar' })
  const to = (path: string) => localePath(locale, path)
  const places = [
    { icon: 'house', label: t('home'), href: to(paths.home) },
    { icon: 'search', label: t('search'), href: to('/search') },
    { icon: 'heart', label: t('favourites'), href: to(paths.member('favorites')) },
    { icon: 'shopping-bag', label: t('basket'), href: to(paths.basket('cart')) },
    { icon: 'user', label: t('account'), href: to(paths.member('profile')) },
  ] as const
  return (
    <nav className="bottom-bar" aria-label={t('label')}>
      {places.map(({ icon, label, href }) => (
        <Link key={href} href={href} prefetch={false}>
          <Icon name={icon} size={22} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
