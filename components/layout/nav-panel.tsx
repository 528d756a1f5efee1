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
  /** Where the contents of the menus are. */
  source: string
  /** The page with all categories; null where there are none. */
  everything: string | null
  texts: CategoryTexts & { label: string; close: string }
  /** The main menu, as list items. */
  children: ReactNode
}

/**
 * The menus: in wide windows a row below the header, else a drawer, which opens without scripts too. One and the same list, so that no
 * page carries it twice.
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
