import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { LOCALE_NAMES } from '@/lib/i18n/locale-names'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildMenuTree, type MenuNode } from '@/lib/settings/menu-tree'
import { CategoryMenu } from './category-menu'
import { Link } from './link'

function Branch({ node }: { node: MenuNode }) {
  return (
    <li>
      <Link href={node.href ?? '#'} prefetch={false}>
        {node.title}
      </Link>
      {node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** One drawer with both menus, the languages and the account, on phones and tablets. */
export async function PhoneMenu({ settings, locale }: { settings: Settings; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  const fallback = settings.language.default
  const nodes = (['category', 'top'] as const).flatMap((position) =>
    buildMenuTree(settings.menu, position, locale, fallback),
  )
  const known = new Set<string | null>()
  const unique = nodes.filter(({ href }) => !known.has(href) && known.add(href))
  return (
    <div className="phone-menu">
      <CategoryMenu label={t('header.menu')}>
        <ul className="phone-tree">
          {unique.map((node) => (
            <Branch key={node.id} node={node} />
          ))}
        </ul>
        <ul className="phone-more">
          <li>
            <a href={localePath(locale, paths.member('profile'))} data-login="login">
              <Icon name="circle-user-round" size={20} />
              {t('topBar.account')}
            </a>
          </li>
          {settings.language.enabled.length > 1 &&
            settings.language.enabled.map((code) => (
              <li key={code}>
                <a href={localePath(code, '/')} lang={code} aria-current={code === locale || undefined}>
                  {LOCALE_NAMES[code]}
                </a>
              </li>
            ))}
        </ul>
      </CategoryMenu>
    </div>
  )
}
