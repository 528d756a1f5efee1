import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { toIconName } from '@/components/ui/to-icon-name'
import type { Settings } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import { buildMenuTree, type MenuNode } from '@/lib/settings/menu-tree'
import { pictureUrl } from '@/lib/uploads/pictures'
import { ActiveLinks } from './active-links'
import { CategoryMenu } from './category-menu'
import { Link } from './link'

function Group({ node }: { node: MenuNode }) {
  return (
    <li>
      <Link href={node.href ?? '#'} prefetch={false} className="mega-kind">
        <Icon name={toIconName(node.icon, 'compass')} />
        <span>
          <b>{node.title}</b>
          {node.text && <small>{node.text}</small>}
        </span>
      </Link>
    </li>
  )
}

function Picture({ node }: { node: MenuNode }) {
  return (
    <li>
      <Link href={node.href ?? '#'} prefetch={false} className="mega-group">
        {node.image && (
          <img src={pictureUrl(node.image.file, 320, 'webp')} alt="" width={56} height={42} loading="lazy" />
        )}
        <span>{node.title}</span>
      </Link>
    </li>
  )
}

/** Category dropdown with its mega-menu and the main menu, both from the operator's settings (spec 2). */
export async function MainNav({ settings, locale }: { settings: Settings; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout.nav' })
  const fallback = settings.language.default
  const categories = buildMenuTree(settings.menu, 'category', locale, fallback)
  const top = buildMenuTree(settings.menu, 'top', locale, fallback)
  const groups = categories.flatMap((node) => node.children)
  return (
    <nav className="main-nav" aria-label={t('label')} id="main-nav">
      <div className="wrap">
        {categories.length > 0 && (
          <CategoryMenu label={t('categories')}>
            <ul>
              {categories.map((node) => (
                <Group key={node.id} node={node} />
              ))}
            </ul>
            {groups.length > 0 && (
              <ul className="mega-groups">
                {groups.map((node) => (
                  <Picture key={node.id} node={node} />
                ))}
              </ul>
            )}
          </CategoryMenu>
        )}
        <ul className="nav-row">
          {top.map((node) => (
            <li key={node.id}>
              <Link href={node.href ?? '#'} prefetch={false} className="nav-link">
                {node.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ActiveLinks />
    </nav>
  )
}
