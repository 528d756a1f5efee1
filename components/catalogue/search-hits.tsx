import { StaticHtml } from '@/components/static-html/static-html'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import type { SearchHit } from '@/domain/catalogue/shared/listing-schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface SearchHitsProps {
  hits: readonly SearchHit[]
  context: PageContext
}

const ICONS: Record<SearchHit['hitType'], IconName> = {
  destination: 'map-pin',
  category: 'compass',
  article: 'file-text',
  product: 'ticket',
}

/** Places, categories and articles that match the term, above the products. */
export function SearchHits({ hits, context }: SearchHitsProps) {
  const { t, locale } = context
  if (hits.length === 0) return null
  return (
    <StaticHtml as="ul" className="chips pb-6" aria-label={t('search.places')}>
      {hits.map(({ hitType, slug, title, count }) => (
        <li key={`${hitType} ${slug}`}>
          <a className="chip" href={localePath(locale, hitType === 'article' ? paths.blog(slug) : paths.listing(slug))}>
            <Icon name={ICONS[hitType]} size={16} />
            {toPlainText(title)}
            {count !== null && <span className="text-muted">{count}</span>}
          </a>
        </li>
      ))}
    </StaticHtml>
  )
}
