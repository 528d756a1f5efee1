import { eq } from 'drizzle-orm'
import { type Queryable, schema } from '@/backend/platform/database/client'
import type { StoredMenuItem } from '@/backend/settings/repository'
import type { MenuItem } from '@/domain/settings/schema'
import type { Locale } from '@/domain/shared/locales'
import type { ImageSource } from './image-source'
import type { PageIndex } from './pages'
import type { DemoMenu } from './tenant-schema'

async function contentOf(db: Queryable, menu: DemoMenu, index: PageIndex): Promise<MenuItem['content']> {
  const pageId = menu.page ? index.get(menu.page) : undefined
  if (menu.page && pageId === undefined) throw new Error(`menu: no page '${menu.page}'`)
  const texts =
    pageId === undefined ? [] : await db.select().from(schema.pageTexts).where(eq(schema.pageTexts.pageId, pageId))
  const fromPage: MenuItem['content'] = Object.fromEntries(
    texts.map(({ locale, title, slug }) => [locale, { title, slug }]),
  )
  const own = Object.entries(menu.text ?? {}).map(([locale, words]) => [
    locale,
    { ...fromPage[locale as Locale], ...words },
  ])
  return { ...fromPage, ...Object.fromEntries(own) }
}

/** Builds the flat list of `GET /setting-get`: ids in reading order, children refer to their parent. */
export async function buildMenu(
  db: Queryable,
  source: ImageSource,
  menus: readonly DemoMenu[],
  index: PageIndex,
): Promise<StoredMenuItem[]> {
  const items: StoredMenuItem[] = []
  const add = async (menu: DemoMenu, menuId: number | null): Promise<void> => {
    const id = items.length + 1
    const isCategory = menu.page?.startsWith('category/') ?? false
    items.push({
      id,
      menuId,
      mode: menu.page ? 'standard' : 'custom',
      target: menu.target ?? null,
      position: menu.position,
      content: await contentOf(db, menu, index),
      icon: menu.icon ?? null,
      images: menu.image ? await source.add(db, [menu.image], { folder: 'kategori', ownerId: null }) : [],
      categoryId: isCategory && menu.page ? (index.get(menu.page) ?? null) : null,
    })
    for (const child of menu.children ?? []) await add(child, id)
  }
  for (const menu of menus) await add(menu, null)
  return items
}
