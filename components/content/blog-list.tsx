import { getTranslations } from 'next-intl/server'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { PageCard } from '@/domain/content/schema'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildBreadcrumbList } from '@/lib/seo/json-ld'
import { NoteCard } from './note-card'

interface BlogListProps {
  title: string
  text: string
  articles: readonly PageCard[]
  /** Topics of the blog. */
  categories: readonly PageCard[]
  /** The selected topic; null on the page of all articles. */
  currentId: number | null
  context: PageContext
}

/** Articles of one topic or of all topics, newest first. */
export async function BlogList({ title, text, articles, categories, currentId, context }: BlogListProps) {
  const { locale, fallback, t: words, origin } = context
  const t = await getTranslations({ locale, namespace: 'content.blog' })
  const all = localePath(locale, paths.blog())
  const crumbs = [
    { label: words('product.home'), href: localePath(locale, '/') },
    ...(currentId === null ? [] : [{ label: t('title'), href: all }]),
    { label: title },
  ]
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3">{title}</h1>
      {text && <p className="mt-2 max-w-[62ch] text-lg text-muted">{text}</p>}
      {categories.length > 0 && (
        <nav className="mt-6" aria-label={t('categories')}>
          <ul className="flex flex-wrap gap-2">
            {[
              { id: null, label: t('all'), href: all },
              ...categories.map((page) => ({
                id: page.id,
                label: toPlainText(page.title),
                href: localePath(locale, paths.blog(page.slugs[locale] ?? page.slugs[fallback])),
              })),
            ].map(({ id, label, href }) => (
              <li key={href}>
                <a className="chip" href={href} aria-current={id === currentId ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {articles.length > 0 ? (
        <ul className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 desktop:grid-cols-3">
          {articles.map((note, index) => (
            <li key={note.id}>
              <NoteCard note={note} context={context} size="grid" heading="h2" priority={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="file-text"
          title={t('empty')}
          text={t('emptyText')}
          action={<ButtonLink href={localePath(locale, paths.listing())}>{t('toTrips')}</ButtonLink>}
        />
      )}
      <JsonLdScript nodes={[buildBreadcrumbList(crumbs, origin)]} />
    </div>
  )
}
