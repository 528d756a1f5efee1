import { getTranslations } from 'next-intl/server'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Questions } from '@/components/prose/questions'
import { RichText } from '@/components/prose/rich-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Picture } from '@/components/ui/picture'
import type { Page, PageCard } from '@/domain/content/schema'
import { formatDate, isPlainDate } from '@/domain/dates/plain-date'
import type { PageContext } from '@/lib/catalogue/page-context'
import { shorten, toPlainText } from '@/lib/catalogue/plain-text'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { buildBlogPosting, buildBreadcrumbList, buildFaqPage } from '@/lib/seo/json-ld'
import { getCover, pictureSources, pictureUrl } from '@/lib/uploads/pictures'
import { NoteCard } from './note-card'

interface ArticleProps {
  page: Page
  more: readonly PageCard[]
  context: PageContext
}

/** An article: topic, title, picture, text, questions and related articles. */
export async function Article({ page, more, context }: ArticleProps) {
  const { locale, t: words, origin, settings } = context
  const t = await getTranslations({ locale, namespace: 'content.blog' })
  const title = toPlainText(page.title)
  const crumbs = [
    { label: words('product.home'), href: localePath(locale, '/') },
    { label: t('title'), href: localePath(locale, paths.blog()) },
    { label: title },
  ]
  const cover = getCover(page.images)
  const picture = cover ? pictureSources(cover, '(width >= 62rem) 1024px, 100vw') : null
  const date = isPlainDate(page.publishedOn) ? formatDate(page.publishedOn) : null
  const minutes = page.readingMinutes ? t('minutes', { minutes: page.readingMinutes }) : null
  return (
    <div className="wrap pt-6 pb-16">
      <article className="mx-auto max-w-5xl">
        <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
        <p className="mt-6 flex flex-wrap items-center gap-3 text-sm text-muted">
          {page.label && <span className="badge badge-fact">{page.label}</span>}
          {[minutes, date && t('published', { date })].filter(Boolean).join(' · ')}
        </p>
        <h1 className="mt-3 max-w-[24ch]">{title}</h1>
        {page.summary && <p className="mt-4 max-w-[62ch] text-lg text-muted">{toPlainText(page.summary)}</p>}
        {picture && (
          <Picture className="my-8 aspect-video rounded-float" {...picture} width={1600} height={900} alt="" priority />
        )}
        <RichText html={page.body} />
        {page.questions.length > 0 && (
          <section className="prose mt-12">
            <Questions questions={page.questions} />
          </section>
        )}
      </article>
      {more.length > 0 && (
        <section className="mt-16 border-t border-line pt-10">
          <h2 className="mb-6">{t('more')}</h2>
          <ul className="grid gap-6 md:grid-cols-3 desktop:gap-8">
            {more.map((note) => (
              <li key={note.id}>
                <NoteCard note={note} context={context} size="related" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <JsonLdScript
        nodes={[
          buildBlogPosting({
            title: shorten(title, 110),
            publishedOn: page.publishedOn,
            updatedAt: page.updatedAt,
            picture: cover ? new URL(pictureUrl(cover.file, 1600, 'webp'), origin).href : null,
            author: settings.company.companyName,
            locale,
            origin,
          }),
          buildBreadcrumbList(crumbs, origin),
          buildFaqPage(page.questions),
        ]}
      />
    </div>
  )
}
