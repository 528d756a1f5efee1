import type { BlogEntry } from '@/lib/catalogue/content/content-page'
import { listPages } from '@/lib/catalogue/content/queries'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { Article } from './article'
import { BlogList } from './blog-list'

/** Renders a blog slug, which is either a topic with its articles or an article. */
export async function BlogEntryView({ entry }: { entry: BlogEntry }) {
  const { context, page } = entry
  if (entry.type === 'article') return <Article page={page} more={entry.more} context={context} />
  return (
    <BlogList
      title={toPlainText(page.title)}
      text={toPlainText(page.summary)}
      articles={entry.articles}
      categories={await listPages(context.company, context.locale, 'blogCategory')}
      currentId={page.id}
      context={context}
    />
  )
}
