'use client'

import { type ComponentType, type MouseEvent, type ReactNode, type UIEvent, useState } from 'react'
import type { PackedFiles } from '@/lib/catalogue-view/pictures'
import type { GalleryTexts, GalleryViewerProps } from './gallery-viewer'

interface GalleryIslandProps {
  files: PackedFiles
  texts: GalleryTexts
  /** The pictures of the page, made by the server. */
  children: ReactNode
}

/** Opens the viewer, which is loaded with the first press, and counts along as a finger swipes. */
export function GalleryIsland({ files, texts, children }: GalleryIslandProps) {
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null)
  const [start, setStart] = useState<number | null>(null)

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-at]') : null
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setStart(Number(link.dataset.at))
    void import('./gallery-viewer').then(({ GalleryViewer }) => setViewer(() => GalleryViewer))
  }

  const onScroll = ({ currentTarget, target }: UIEvent<HTMLElement>) => {
    const count = currentTarget.querySelector<HTMLElement>('[data-count]')
    if (!count || !(target instanceof HTMLElement)) return
    const index = Math.round(Math.abs(target.scrollLeft) / Math.max(1, target.clientWidth)) + 1
    count.textContent = `${index} / ${count.dataset.count}`
  }

  return (
    <div role="presentation" onClick={onClick} onScrollCapture={onScroll}>
      {children}
      {Viewer && <Viewer files={files} texts={texts} start={start} onClose={() => setStart(null)} />}
    </div>
  )
}
