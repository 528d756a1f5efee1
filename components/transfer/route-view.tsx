import { getTranslations } from 'next-intl/server'
import { BookingCard } from '@/components/catalogue/kinds/booking-card'
import { KeyFacts } from '@/components/catalogue/product/key-facts'
import { ProductSection } from '@/components/catalogue/product/product-section'
import { Money } from '@/components/money/money'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Questions } from '@/components/prose/questions'
import { RichText } from '@/components/prose/rich-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { multiplyAmount } from '@/domain/money/amount'
import { toParagraphs, toPlainText } from '@/lib/catalogue/plain-text'
import type { RoutePage } from '@/lib/catalogue/transfer/route-page'
import { buildBreadcrumbList, buildFaqPage } from '@/lib/seo/json-ld'
import { TariffList } from './tariff-list'
import '@/components/catalogue/product/product.css'

const RIDES_BOTH_WAYS = 2

/** A route page: its text, the tariff table, the booking card, questions and related routes. */
export async function RouteView({ page }: { page: RoutePage }) {
  const { product: found, details, text, crumbs, related, way } = page
  const { context, product, booking, href } = found
  const { locale, money, origin, t: words } = context
  const [t, basket] = await Promise.all([
    getTranslations({ locale, namespace: 'transfers' }),
    getTranslations({ locale, namespace: 'basket' }),
  ])
  const { currency } = product.price
  const questions = text && text.questions.length > 0 ? text.questions : product.text.questions
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3 max-w-[26ch]">{text ? toPlainText(text.title) : way}</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-muted">{toPlainText(text?.summary || product.text.summary)}</p>
      <div className="product-body desktop:grid desktop:grid-cols-[minmax(0,1fr)_400px] desktop:items-start desktop:gap-16 desktop:pt-10 mt-6">
        <div className="min-w-0">
          <KeyFacts product={product} context={context} />
          <ProductSection title={t('route.tariff')} id="tariff">
            <table className="tariff-table">
              <thead>
                <tr>
                  <th scope="col">{basket('ride.vehicle')}</th>
                  <th scope="col">{t('results.oneWay')}</th>
                  <th scope="col">{t('results.bothWays')}</th>
                </tr>
              </thead>
              <tbody>
                {details.vehicles.map(({ vehicle, seats, luggage, price }) => (
                  <tr key={vehicle}>
                    <th scope="row">
                      {basket(`vehicles.${vehicle}`)}
                      <small className="block font-normal text-muted">
                        {basket('ride.fits', { seats, count: luggage })}
                      </small>
                    </th>
                    <td>
                      <Money amount={price} currency={currency} money={money} />
                    </td>
                    <td>
                      <Money amount={multiplyAmount(price, RIDES_BOTH_WAYS)} currency={currency} money={money} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="mt-4 text-sm text-muted first-letter:uppercase">
              {basket('ride.perWay')}. {words('route.wait', { count: details.waitMinutes })}
            </p>
          </ProductSection>
          <ProductSection title={t('route.about')}>
            {text ? (
              <RichText html={text.body} />
            ) : (
              <div className="grid max-w-[64ch] gap-4">
                {toParagraphs(product.text.description).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
            <p className="mt-5">
              <a className="link" href={href}>
                {t('route.product')}
              </a>
            </p>
          </ProductSection>
          {questions.length > 0 && (
            <ProductSection title={words('product.questions')}>
              <Questions questions={questions} />
            </ProductSection>
          )}
          {related.length > 0 && (
            <ProductSection title={t('route.related')} isHydrated>
              <TariffList routes={related} context={context} isWhole />
            </ProductSection>
          )}
        </div>
        <aside className="product-aside max-desktop:mt-10">
          <BookingCard booking={booking} money={money} />
        </aside>
      </div>
      <JsonLdScript nodes={[buildBreadcrumbList(crumbs, origin), buildFaqPage(questions)]} />
    </div>
  )
}
