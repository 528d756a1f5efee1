import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { loadPart } from '@/components/ui/load-with-retry'
import type { Locale } from '@/domain/shared/locales'
import { CategoryMenu, type CategoryTexts } from './category-menu'
import { useDrawer } from './use-drawer'
import { useMenuData } from './use-menu-data'
import { usePublicPath } from './use-public-path'

const DrawerMore = dynamic(() => loadPart(() => import('./drawer-more').then((file) => file.DrawerMore)), {
  ssr: false,
})

interface NavPanelProps {
  locale: Locale
  /** URL of the menu contents. */
  source: string
  /** URL of the page with all categories, or null if there are none. */
  everything: string | null
  texts: CategoryTexts & { label: string; close: string }
  /** The main menu, as list items. */
  children: ReactNode
}

/**
 * The menus: a row below the header in wide windows, otherwise a drawer that also opens without scripts. Both use the
 * same list, so the HTML contains it once.
 */
export function NavPanel({ locale, source, everything, texts, children }: NavPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const { path } = usePublicPath()
  const { answer, load } = useMenuData(source)
  const { isOpen, onBeforeToggle } = useDrawer(ref, path)

  useEffect(() => {
    if (isOpen) load()
  }, [isOpen, load])

  return (
    <nav
      ref={ref}
      id="menu"
      popover="auto"
      className="main-nav"
      aria-label={texts.label}
      onBeforeToggle={onBeforeToggle}
    >
      <div className="wrap">
        <IconButton icon="x" label={texts.close} className="ms-auto desktop:hidden" popoverTarget="menu" />
        {everything && (
          <CategoryMenu href={everything} texts={texts} answer={answer} load={load} path={path} isInDrawer={isOpen} />
        )}
        <ul className="nav-row" data-known={isOpen && answer.state !== 'failed' ? '' : undefined}>
          {children}
        </ul>
        {isOpen && answer.data && <DrawerMore data={answer.data} locale={locale} />}
      </div>
    </nav>
  )
}
