import { getTranslations } from 'next-intl/server'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Questions } from '@/components/prose/questions'
import { RichText } from '@/components/prose/rich-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import type { EnquiryKind } from '@/domain/catalogue/kinds/kinds'
import type { Page } from '@/domain/content/schema'
import { formatDate } from '@/domain/dates/plain-date'
import { buildCrumbs } from '@/lib/catalogue/listing/listing-crumbs'
import type { PageContext } from '@/lib/catalogue/page-context'
import { toPlainText } from '@/lib/catalogue/plain-text'
import { buildBreadcrumbList, buildFaqPage } from '@/lib/seo/json-ld'
import { PackagesSection } from './packages-section'

/** Content pages of products sold by enquiry, keyed by the English slug, which is the same for every operator. */
const TRADES: Readonly<Record<string, EnquiryKind>> = {
  'wedding-organisation': 'wedding',
  'health-tourism': 'health',
}

interface ContentPageProps {
  page: Page
  context: PageContext
}

/** A content page of the operator: text, questions, and the packages if the page is one of `TRADES`. */
export async function ContentPage({ page, context }: ContentPageProps) {
  const { locale, fallback, t: words, origin } = context
  const t = await getTranslations({ locale, namespace: 'content.page' })
  const title = toPlainText(page.title)
  const crumbs = buildCrumbs([], title, { locale, fallback, home: words('product.home') })
  const trade = TRADES[page.slugs.en ?? ''] ?? null
  return (
    <article className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3">{title}</h1>
      {page.summary && <p className="mt-3 mb-8 max-w-[62ch] text-lg text-muted">{toPlainText(page.summary)}</p>}
      <RichText html={page.body} />
      {page.questions.length > 0 && (
        <section className="prose mt-12">
          {/* The page of questions already has this title. */}
          {title !== t('questions') && <h2 className="mb-6">{t('questions')}</h2>}
          <Questions questions={page.questions} />
        </section>
      )}
      {trade && <PackagesSection kind={trade} context={context} />}
      <p className="mt-10 text-sm text-muted">{t('updated', { date: formatDate(page.updatedAt.slice(0, 10)) })}</p>
      <JsonLdScript nodes={[buildBreadcrumbList(crumbs, origin), buildFaqPage(page.questions)]} />
    </article>
  )
}
