import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { loadPart } from '@/components/ui/load-with-retry'
import { useLingering } from '@/components/ui/use-lingering'
import { MegaSkeleton } from './mega-skeleton'
import { useHoverDisclosure } from './use-hover-disclosure'
import type { MenuAnswer } from './use-menu-data'

const MegaMenu = dynamic(() => loadPart(() => import('./mega-menu').then((file) => file.MegaMenu)), {
  ssr: false,
  loading: MegaSkeleton,
})

export interface CategoryTexts {
  categories: string
  loading: string
  failed: string
  retry: string
}

interface CategoryMenuProps {
  href: string
  texts: CategoryTexts
  answer: MenuAnswer
  load: () => void
  /** The current path. The menu closes when it changes. */
  path: string
  /** In the phone drawer the categories are always visible. */
  isInDrawer: boolean
}

/** A link to all categories. With scripts it opens the category menu on hover, click or key press. */
export function CategoryMenu({ href, texts, answer, load, path, isInDrawer }: CategoryMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, events } = useHoverDisclosure(root, path)
  const isShown = isOpen || isInDrawer
  const isWaiting = useLingering(isShown && answer.state === 'loading')

  useEffect(() => {
    if (isOpen) load()
  }, [isOpen, load])

  const opener = {
    role: 'button',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? 'categories' : undefined,
    // `NavigationGuide` must not follow the link: a click opens the menu.
    'data-native': '',
    onPointerEnter: load,
    onFocus: load,
    onClick: toggle,
  }
  return (
    <div ref={root} className="categories" {...events}>
      <a href={href} className="nav-categories" {...(isInDrawer ? {} : opener)}>
        <Icon name="layout-grid" size={18} />
        {texts.categories}
        <Icon name="chevron-down" size={16} />
      </a>
      {isShown && (
        <div id="categories" className="mega" aria-busy={isWaiting}>
          {answer.state === 'failed' && !isWaiting ? (
            <div className="wrap grid justify-items-start gap-3 py-6">
              <Alert tone="bad">{texts.failed}</Alert>
              <Button tone="secondary" onClick={load}>
                {texts.retry}
              </Button>
            </div>
          ) : answer.data && !isWaiting ? (
            <MegaMenu data={answer.data} />
          ) : (
            <>
              <p className="sr-only" role="status">
                {texts.loading}
              </p>
              <MegaSkeleton />
            </>
          )}
        </div>
      )}
    </div>
  )
}
