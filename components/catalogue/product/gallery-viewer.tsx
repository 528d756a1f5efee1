import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { useModal } from '@/components/ui/use-modal'
import type { PackedFiles } from '@/lib/catalogue/product-pictures'
import { pictureSources } from '@/lib/uploads/pictures'
import './gallery-viewer.css'

export interface GalleryTexts {
  title: string
  close: string
  previous: string
  next: string
}

export interface GalleryViewerProps {
  files: PackedFiles
  /** Alternative texts, in the order of the files. */
  alts: readonly string[]
  texts: GalleryTexts
  /** Index of the first picture; null while the viewer is closed. */
  start: number | null
  onClose: () => void
}

/** Full-screen viewer of all pictures: swipe or wheel to scroll, arrow keys and buttons to turn, Escape to close. */
export function GalleryViewer({ files, alts, texts, start, onClose }: GalleryViewerProps) {
  const isOpen = start !== null
  const { ref, present, attributes } = useModal(isOpen, onClose)
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const count = files.rest.length

  // The stylesheet sets the scroll behaviour, because it respects `prefers-reduced-motion`.
  const turnTo = (next: number) => {
    const picture = strip.current?.children[Math.min(count - 1, Math.max(0, next))]
    picture?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }

  useEffect(() => {
    if (start === null) return
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
    setIndex(start)
  }, [start])

  const onScroll = () => {
    const row = strip.current
    if (row) setIndex(Math.round(Math.abs(row.scrollLeft) / Math.max(1, row.clientWidth)))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = strip.current !== null && getComputedStyle(strip.current).direction === 'rtl'
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const target = { [forward]: index + 1, [backward]: index - 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    turnTo(target)
  }

  return (
    <dialog ref={ref} {...attributes} className="viewer" aria-label={texts.title} onKeyDown={onKeyDown}>
      {present && (
        <>
          <header className="flex items-center justify-between px-4 py-3 font-bold">
            <p aria-live="polite">
              <bdi dir="ltr">
                {index + 1} / {count}
              </bdi>
            </p>
            <IconButton icon="x" label={texts.close} onClick={onClose} />
          </header>
          <ul ref={strip} onScroll={onScroll}>
            {files.rest.map((rest, at) => {
              const picture = pictureSources({ file: `${files.prefix}${rest}` }, '100vw')
              return (
                <li key={rest}>
                  <Picture
                    src={picture.src}
                    avif={picture.avif}
                    webp={picture.webp}
                    sizes={picture.sizes}
                    width={1600}
                    height={1200}
                    alt={alts[at] ?? ''}
                  />
                </li>
              )
            })}
          </ul>
          <IconButton
            icon="chevron-left"
            flip
            className="viewer-turn start-4"
            label={texts.previous}
            disabled={index === 0}
            onClick={() => turnTo(index - 1)}
          />
          <IconButton
            icon="chevron-right"
            flip
            className="viewer-turn end-4"
            label={texts.next}
            disabled={index >= count - 1}
            onClick={() => turnTo(index + 1)}
          />
        </>
      )}
    </dialog>
  )
}
