'use client'

import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from './cx'
import { IconButton } from './icon-button'
import './horizontal-rail.css'

type HorizontalRailProps = {
  label: string
  previousLabel: string
  nextLabel: string
  /** Content beside the buttons, above the row. */
  head?: ReactNode
  className?: string | undefined
  children: ReactNode
}

type Edges = { start: boolean; end: boolean }

/** A horizontally scrolling row: native scrolling by touch, wheel and arrow keys, and two buttons for mouse users. */
export function HorizontalRail({ label, previousLabel, nextLabel, head, className, children }: HorizontalRailProps) {
  const rail = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<Edges>({ start: true, end: true })

  useEffect(() => {
    const row = rail.current
    if (!row) return
    // In right-to-left languages `scrollLeft` runs from zero to negative values.
    const measure = () => {
      const gone = Math.abs(row.scrollLeft)
      const next = { start: gone < 2, end: gone + row.clientWidth > row.scrollWidth - 2 }
      setEdges((known) => (known.start === next.start && known.end === next.end ? known : next))
    }
    measure()
    row.addEventListener('scroll', measure, { passive: true })
    const watcher = new ResizeObserver(measure)
    watcher.observe(row)
    return () => {
      row.removeEventListener('scroll', measure)
      watcher.disconnect()
    }
  }, [])

  const turn = (pages: number) => {
    const row = rail.current
    if (!row) return
    const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({ left: pages * direction * row.clientWidth * 0.9 })
  }

  return (
    <section aria-label={label}>
      <div className="sec-head">
        {head}
        {!(edges.start && edges.end) && (
          <div className="ms-auto flex gap-2">
            <IconButton
              icon="chevron-left"
              flip
              label={previousLabel}
              disabled={edges.start}
              onClick={() => turn(-1)}
            />
            <IconButton icon="chevron-right" flip label={nextLabel} disabled={edges.end} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      <ul ref={rail} className={cx('rail', className)}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
