import { getTranslations } from 'next-intl/server'
import { StaticHtml } from '@/components/static-html/static-html'
import { NoImage } from '@/components/ui/no-image'
import { Picture } from '@/components/ui/picture'
import type { PageCard } from '@/domain/content/schema'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { getCover, pictureSources } from '@/lib/uploads/pictures'
import './content.css'

interface NoteCardProps {
  note: PageCard
  context: PageContext
  /**
   * `large`: picture above; `beside`: small picture at the side; `grid`: in a list; `related`: one of three below an
   * article.
   */
  size: 'large' | 'beside' | 'grid' | 'related'
  /** The picture is part of the first screen and loads with priority. */
  priority?: boolean
  /** Heading level: `h2` below a page title, `h3` below a section title. */
  heading?: 'h2' | 'h3'
}

const SIZES = {
  large: '(width >= 62rem) 708px, 92vw',
  beside: '(width >= 62rem) 190px, (width >= 40rem) 208px, 130px',
  grid: '(width >= 62rem) 405px, (width >= 40rem) 44vw, 92vw',
  related: '(width >= 90rem) 405px, (width >= 48rem) 29vw, 92vw',
}

/** An article in a list: picture, topic, title, reading time and date. */
export async function NoteCard({ note, context, size, priority, heading: Heading = 'h3' }: NoteCardProps) {
  const { locale, fallback } = context
  const t = await getTranslations({ locale, namespace: 'content.blog' })
  const cover = getCover(note.images)
  const picture = cover ? pictureSources(cover, SIZES[size], size === 'large' ? 1600 : 1280) : null
  const slug = note.slugs[locale] ?? note.slugs[fallback]
  const minutes = note.readingMinutes ? t('minutes', { minutes: note.readingMinutes }) : null
  const date = isPlainDate(note.publishedOn) ? formatDate(note.publishedOn) : null
  return (
    <StaticHtml as="article" className={`note note-${size}`}>
      {picture ? (
        <Picture {...picture} webp={undefined} width={640} height={480} alt="" priority={priority} />
      ) : (
        <NoImage />
      )}
      <div>
        {note.label && (
          <span className={size === 'beside' ? 'text-sm font-bold text-brand' : 'badge badge-fact'}>{note.label}</span>
        )}
        <Heading>
          <a href={localePath(locale, paths.blog(slug))}>{toPlainText(note.title)}</a>
        </Heading>
        <p className="text-sm text-muted">{[minutes, date].filter(Boolean).join(' · ')}</p>
      </div>
    </StaticHtml>
  )
}
