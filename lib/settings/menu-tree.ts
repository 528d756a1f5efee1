import type { CategoryOrDestinationRef, Image } from '@/domain/content/schema'
import type { MenuItem } from '@/domain/settings/schema'
import { type Locale, pickLocalized } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { getMenuPath, paths } from '@/lib/paths'
import { getCover } from '@/lib/uploads/pictures'

/** A menu item in one language, ready to be rendered. */
export interface MenuNode {
  id: number
  title: string
  text: string | null
  /** Path with its language, or null for a heading without a link. */
  href: string | null
  icon: string | null
  image: Image | null
  categoryId: number | null
  children: MenuNode[]
}

const SAFE_ADDRESS = /^(\/|#|https?:|mailto:|tel:)/i

/** A category with its slugs, as `GET /filter-data-get` lists them. */
type Category = Pick<CategoryOrDestinationRef, 'id' | 'content'>

/**
 * Whether a link of type t points to a category: it then opens the ride search with all rides, instead of the
 * category's slug.
 */
function isRideSearch({ type }: MenuItem, path: string, categories: readonly Category[]): boolean {
  const slugs = type === 't' ? categories.flatMap(({ content }) => Object.values(content).map(({ slug }) => slug)) : []
  return slugs.some((slug) => path.replace(/\?.*$/, '') === paths.transfer(slug))
}

function toHref(item: MenuItem, { locale, fallback, categories = [] }: MenuView): string | null {
  const path = getMenuPath(item, locale, fallback)
  if (path === null || !SAFE_ADDRESS.test(path)) return null
  return localePath(locale, isRideSearch(item, path, categories) ? path.replace(/^[^?]*/, paths.transfer()) : path)
}

export interface MenuView {
  locale: Locale
  /** The tenant's default language, used for missing texts and slugs. */
  fallback: Locale
  categories?: readonly Category[]
}

/**
 * The menu of one position as a tree in reading order (spec 2 and 3). Omitted are items without a title in any
 * language, items without link and children, items whose parent is missing, and parents that refer to each other.
 */
export function buildMenuTree(menu: readonly MenuItem[], position: MenuItem['position'], view: MenuView): MenuNode[] {
  const { locale, fallback } = view
  const items = menu.filter((item) => item.position === position)
  const listBelow = (parent: number | null): MenuNode[] =>
    items
      .filter(({ menuId }) => menuId === parent)
      .flatMap((item): MenuNode[] => {
        const content = pickLocalized(item.content, locale, fallback)
        const children = listBelow(item.id)
        const href = toHref(item, view)
        if (!content || (href === null && children.length === 0)) return []
        const { title, text = null } = content
        const { id, icon, categoryId, images } = item
        return [{ id, title, text, href, icon, image: getCover(images), categoryId, children }]
      })
  return listBelow(null)
}
