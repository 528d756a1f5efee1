import type { Image } from '@/domain/content/schema'
import type { MenuItem } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { getMenuPath } from '@/lib/paths'
import { getCover } from '@/lib/uploads/pictures'

/** A menu item in one language, ready to be drawn. */
export interface MenuNode {
  id: number
  title: string
  text: string | null
  /** Address with its language, or null for a heading that leads nowhere. */
  href: string | null
  icon: string | null
  image: Image | null
  categoryId: number | null
  children: MenuNode[]
}

const SAFE_ADDRESS = /^(\/|#|https?:|mailto:|tel:)/i

function toHref(item: MenuItem, locale: Locale, fallback: Locale): string | null {
  const path = getMenuPath(item, locale, fallback)
  return path !== null && SAFE_ADDRESS.test(path) ? localePath(locale, path) : null
}

/**
 * The menu of one position as a tree in reading order (spec 2 and 3). An item without a title in any language, one that leads nowhere and
 * holds nothing, and one whose parent is missing are left out; so are parents that name each other.
 */
export function buildMenuTree(
  menu: readonly MenuItem[],
  position: MenuItem['position'],
  locale: Locale,
  fallback: Locale,
): MenuNode[] {
  const items = menu.filter((item) => item.position === position)
  const listBelow = (parent: number | null): MenuNode[] =>
    items
      .filter(({ menuId }) => menuId === parent)
      .flatMap((item): MenuNode[] => {
        const content = pickLocalized(item.content, locale, fallback)
        const children = listBelow(item.id)
        const href = toHref(item, locale, fallback)
        if (!content || (href === null && children.length === 0)) return []
        const { title, text = null } = content
        const { id, icon, categoryId, images } = item
        return [{ id, title, text, href, icon, image: getCover(images), categoryId, children }]
      })
  return listBelow(null)
}
