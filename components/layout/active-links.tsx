'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { isCurrent } from '@/lib/navigation/public-path'

/** Marks the menu links that lead to where one is; the menus themselves are the same on every page. Draws nothing. */
export function ActiveLinks() {
  const pathname = usePathname()
  useEffect(() => {
    const path = location.pathname
    const home = localePath(splitLocalePath(path).locale, '/')
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav-link, .bottom-bar a')) {
      const href = link.getAttribute('href') ?? ''
      // A link with a query of its own is the page only with that query.
      const isHere = href.includes('?') ? href === path + location.search : isCurrent(href, path, home)
      if (pathname !== null && isHere) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [pathname])
  return null
}
