import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { Image } from '@/domain/content/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { altOf, packFiles } from '@/lib/catalogue/product-pictures'
import { pictureSources, pictureUrl } from '@/lib/uploads/pictures'
import { GalleryIsland } from './gallery-island'

interface GalleryProps {
  /** All pictures, the cover first. */
  images: readonly Image[]
  title: string
  context: PageContext
  /** Buttons on the picture, on phones. */
  tools: ReactNode
}

const SHOWN = 5
const LARGE = '(width >= 62rem) 636px, 100vw'
const SMALL = '(width >= 62rem) 314px, 100vw'
/** Reduced height for a product without pictures. Inline, because the case is too rare for the shared stylesheet. */
const BARE = { height: 160, gridTemplateRows: '160px' }

/**
 * Five pictures as a mosaic, swiped on phones. The viewer shows all pictures; without scripts the pictures are plain
 * links.
 */
export function Gallery({ images, title, context, tools }: GalleryProps) {
  const { t } = context
  const files = images.map(({ file }) => file)
  const shown = images.slice(0, SHOWN)
  const alts = images.map(
    (image, index) => altOf(image, context.locale) ?? t('gallery.alt', { title, index: index + 1 }),
  )
  const texts = {
    title: t('gallery.viewer', { title }),
    close: t('gallery.close'),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
  }
  return (
    <div className="gallery">
      <GalleryIsland files={packFiles(files)} alts={alts} texts={texts}>
        <ul className="gallery-strip" style={shown.length === 0 ? BARE : undefined}>
          {shown.map((image, index) => {
            const { file } = image
            const picture = pictureSources(image, index === 0 ? LARGE : SMALL)
            return (
              <li key={file}>
                <a href={pictureUrl(file, 1600, 'webp')} data-at={index}>
                  <Picture
                    {...picture}
                    webp={index === 0 ? picture.webp : undefined}
                    width={960}
                    height={720}
                    alt={alts[index] ?? ''}
                    priority={index === 0}
                  />
                </a>
              </li>
            )
          })}
          {shown.length === 0 && (
            <li>
              <NoImage alt={t('card.noPicture')} />
            </li>
          )}
        </ul>
        {files.length > 1 && (
          <>
            <p className="badge gallery-count desktop:hidden">
              <bdi dir="ltr" data-count={files.length}>
                {t('gallery.position', { index: 1, count: files.length })}
              </bdi>
            </p>
            <a
              className="btn btn-sec btn-sm absolute end-5 bottom-5 hidden border-transparent desktop:inline-flex"
              href={pictureUrl(files[0] ?? '', 1600, 'webp')}
              data-at="0"
            >
              <Icon name="images" />
              <span>{t('gallery.all', { count: files.length })}</span>
            </a>
          </>
        )}
      </GalleryIsland>
      <div className="absolute inset-x-(--gutter) top-3 desktop:hidden">{tools}</div>
    </div>
  )
}
