'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import type { PackedFiles } from '@/lib/catalogue/product-pictures'
import type { GalleryTexts, GalleryViewerProps } from './gallery-viewer'

interface GalleryIslandProps {
  files: PackedFiles
  alts: readonly string[]
  texts: GalleryTexts
  /** Server-rendered pictures. */
  children: ReactNode
}

const loadViewer = () => afterPaint().then(() => import('./gallery-viewer'))

function countAlong(root: HTMLElement, strip: HTMLElement): void {
  const count = root.querySelector<HTMLElement>('[data-count]')
  if (!count) return
  const index = Math.round(Math.abs(strip.scrollLeft) / Math.max(1, strip.clientWidth)) + 1
  const text = `${index} / ${count.dataset.count}`
  // Writes only on a change, because every write forces a new layout while the guest swipes.
  if (count.textContent !== text) count.textContent = text
}

/**
 * Opens the viewer, whose code loads when the pointer first enters a picture, and updates the counter while the guest
 * swipes.
 */
export function GalleryIsland({ files, alts, texts, children }: GalleryIslandProps) {
  const root = useRef<HTMLDivElement>(null)
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null)
  const [start, setStart] = useState<number | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const ending = new AbortController()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-at]') : null
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setStart(Number(link.dataset.at))
      void loadViewer().then(({ GalleryViewer }) => setViewer(() => GalleryViewer))
    }
    // Preloads on hover. A failed load is retried on the click.
    const onPoint = () => void loadViewer().catch(() => undefined)
    const onScroll = ({ target }: Event) => {
      if (target instanceof HTMLElement) countAlong(element, target)
    }
    element.addEventListener('click', onClick, { signal: ending.signal })
    element.addEventListener('pointerover', onPoint, { signal: ending.signal, once: true, passive: true })
    element.addEventListener('scroll', onScroll, { signal: ending.signal, capture: true, passive: true })
    return () => ending.abort()
  }, [])

  return (
    <div ref={root}>
      {children}
      {Viewer && <Viewer files={files} alts={alts} texts={texts} start={start} onClose={() => setStart(null)} />}
    </div>
  )
}
