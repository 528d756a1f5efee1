'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { splitLocalePath } from '@/lib/i18n/locale-path'

const DESKTOP = '(min-width: 992px)'
const HOME_OFFSET = 650
const OFFSET = 300

/** The header stays in view after 650 px on home and 300 px elsewhere, at widths of 992 and above (spec 2). Draws nothing. */
export function StickyHeader() {
  const pathname = usePathname()
  useEffect(() => {
    const header = document.querySelector<HTMLElement>('[data-sticky]')
    if (!header || pathname === null) return
    const isHome = splitLocalePath(location.pathname).path === '/'
    const offset = isHome ? HOME_OFFSET : OFFSET
    const place = () => {
      const isStuck = matchMedia(DESKTOP).matches && scrollY > offset
      header.toggleAttribute('data-stuck', isStuck)
    }
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place, { passive: true })
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [pathname])
  return null
}
