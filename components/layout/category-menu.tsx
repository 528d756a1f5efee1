'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

/**
 * The mega-menu: a disclosure that opens without scripts; with them it closes on Escape (focus goes back), on a choice and on a
 * click elsewhere.
 */
export function CategoryMenu({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const close = () => menu.removeAttribute('open')
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    }
    const onClick = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element)) return
      if (!menu.contains(target) || target.closest('a')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [])
  return (
    <details ref={ref} className="mega">
      <summary>
        <Icon name="layout-grid" size={20} />
        {label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="mega-panel float">{children}</div>
    </details>
  )
}
