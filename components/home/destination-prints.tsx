import { getTranslations } from 'next-intl/server'
import { StaticHtml } from '@/components/static-html/static-html'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { PageCard } from '@/domain/content/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getCover, pictureSources } from '@/lib/uploads/pictures'

interface DestinationPrintsProps {
  places: readonly PageCard[]
  context: PageContext
  /** Shows all destinations in a grid instead of a row to swipe. */
  isGrid?: boolean | undefined
  label: string
}

/** The portrait frame crops the picture at the sides; `sizes` is the width of the uncropped picture. */
const ROW = { sizes: '(width >= 62rem) 365px, (width >= 40rem) 41vw, 68vw', widest: 1280 } as const
const GRID_CLASS = 'grid grid-cols-2 gap-4 desktop:grid-cols-4 desktop:gap-6 min-[75rem]:grid-cols-6'
/** Two, four or six columns. On a tablet two columns fill the width. */
const GRID = { sizes: '(width >= 75rem) 292px, (width >= 62rem) 32vw, 68vw', widest: 1600 } as const

/** Destinations as framed prints: white border, name in locale-aware capitals, number of products. */
export async function DestinationPrints({ places, context, isGrid, label }: DestinationPrintsProps) {
  const { locale, fallback } = context
  const t = await getTranslations({ locale, namespace: 'content.home' })
  const { sizes, widest } = isGrid ? GRID : ROW
  return (
    <StaticHtml as="ul" className={isGrid ? GRID_CLASS : 'row row-prints'} aria-label={label}>
      {places.map((place) => {
        const cover = getCover(place.images)
        const picture = cover ? pictureSources(cover, sizes, widest) : null
        const slug = place.slugs[locale] ?? place.slugs[fallback]
        return (
          <li key={place.id}>
            <a className="print" href={localePath(locale, paths.listing(slug))}>
              {picture ? <Picture {...picture} webp={undefined} width={480} height={600} alt="" /> : <NoImage />}
              <span className="print-name">
                <b>{toPlainText(place.title)}</b>
                {t('tripsAndStays', { count: place.productCount ?? 0 })}
              </span>
            </a>
          </li>
        )
      })}
    </StaticHtml>
  )
}
