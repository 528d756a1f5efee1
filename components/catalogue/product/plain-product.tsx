import { PriceTag } from '@/components/catalogue/price-tag'
import { buildKeyFacts } from '@/lib/catalogue/kinds/registry'
import { toParagraphs, toPlainText } from '@/lib/catalogue/plain-text'
import { buildCancellation } from '@/lib/catalogue/product/cancellation-view'
import type { ProductPage } from '@/lib/catalogue/product/product-page'
import { PlainList } from './plain-list'
import '@/components/content/content.css'

/** Plain text variant of a product page: the same facts in one column, for print and simple reading (decisions 5). */
export function PlainProduct({ page }: { page: ProductPage }) {
  const { product, context, title, href, crumbs } = page
  const { t, money, origin } = context
  const { text, meetingPoint, price, code } = product
  const { sentence, after } = buildCancellation(product, context)
  const facts = buildKeyFacts(product, context).map((fact) => [fact.title, fact.text].filter(Boolean).join(': '))
  const programme = text.programme.map(({ day, time, title: name, text: words }) =>
    [day && t('product.dayNumber', { day }), time, toPlainText(name), toPlainText(words)].filter(Boolean).join(' · '),
  )
  return (
    <article className="wrap prose py-8">
      <p className="no-print">
        <a href={href}>{t('product.full')}</a>
      </p>
      <h1>{title}</h1>
      <p className="text-muted">
        {crumbs
          .slice(1, -1)
          .map(({ label }) => label)
          .join(' · ')}
      </p>
      {Number(price.amount) > 0 && (
        <p>
          <PriceTag price={price} money={money} />
        </p>
      )}
      {toParagraphs(text.description || text.summary).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <PlainList title={t('print.heading')} items={facts} />
      <PlainList title={t('product.why')} items={text.highlights.map(toPlainText)} />
      <PlainList title={t('product.day')} items={programme} isOrdered />
      <PlainList title={t('product.included')} items={text.included.map(toPlainText)} />
      <PlainList title={t('product.excluded')} items={text.excluded.map(toPlainText)} />
      {meetingPoint && (
        <PlainList
          title={t('product.meeting')}
          items={[toPlainText(meetingPoint.title), toPlainText(meetingPoint.text)]}
        />
      )}
      <PlainList title={t('cancellation.title')} items={[sentence, after ?? ''].filter(Boolean)} />
      <PlainList title={t('product.goodToKnow')} items={text.goodToKnow.map(toPlainText)} />
      <p className="text-sm text-muted">
        {t('product.code')}: {code}
        <br />
        {t('print.address')}: <bdi dir="ltr">{`${origin}${href}`}</bdi>
      </p>
    </article>
  )
}
