import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { toIconName } from '@/components/ui/to-icon-name'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { getFilterData } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildMenuTree } from '@/lib/settings/menu-tree'
import { DeferredNavPanel } from './deferred-nav-panel'
import { NavLink } from './nav-link'

interface MainNavProps {
  settings: Settings
  locale: Locale
  company: string
}

/**
 * Main menu and category dropdown from the operator's settings (spec 2): a row, or on phones a drawer with additional
 * entries.
 */
export async function MainNav({ settings, locale, company }: MainNavProps) {
  const t = await getTranslations({ locale, namespace: 'layout.nav' })
  const { categories } = await getFilterData(company)
  const view = { locale, fallback: settings.language.default, categories }
  // A top-menu link also matches a category by title: the address can differ, as transfers have their own search page.
  const known = new Set(buildMenuTree(settings.menu, 'category', view).flatMap(({ href, title }) => [href, title]))
  const links = buildMenuTree(settings.menu, 'top', view)
  return (
    <DeferredNavPanel
      locale={locale}
      source={localePath(locale, '/menu')}
      everything={known.size > 0 ? localePath(locale, paths.listing()) : null}
      texts={{
        label: t('label'),
        categories: t('categories'),
        loading: t('loading'),
        failed: t('failed'),
        retry: t('retry'),
        close: t('close'),
      }}
    >
      {links.map(({ id, href, icon, title }) => {
        const sign = toIconName(icon, null)
        return (
          href && (
            <li key={id} className={known.has(href) || known.has(title) ? 'nav-known' : undefined}>
              <NavLink href={href} className={sign ? 'nav-sign' : 'nav-plain'}>
                {sign && <Icon name={sign} size={18} />}
                {title}
              </NavLink>
            </li>
          )
        )
      })}
    </DeferredNavPanel>
  )
}
