import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CardsIsland } from '@/components/catalogue/cards-island'
import { RecentSection } from '@/components/feedback/recent-section'
import { CampaignTicket } from '@/components/home/campaign-ticket'
import { CardSection } from '@/components/home/card-section'
import { DestinationPrints } from '@/components/home/destination-prints'
import { Finder } from '@/components/home/finder'
import { GuestReviews } from '@/components/home/guest-reviews'
import { Hero } from '@/components/home/hero'
import { HomeQuestions } from '@/components/home/home-questions'
import { Notes } from '@/components/home/notes'
import { Reasons } from '@/components/home/reasons'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { pickLocalized } from '@/domain/shared/locales'
import { getPageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { samePath } from '@/lib/seo/alternates'
import { buildFaqPage } from '@/lib/seo/json-ld'
import { buildTravelAgency, buildWebSite } from '@/lib/seo/json-ld-shop'
import { buildPageMetadata } from '@/lib/seo/page-metadata'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { readHome } from './page-data'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

/** Minimum number of cards for a row in a wide window. */
const LEAST_IN_ROW = 3

interface HomePageProps {
  params: PageParams
}

export async function generateMetadata({ params }: HomePageProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const { settings, fallback, common } = context
  const seo = pickLocalized(settings.seo, locale, fallback)
  return buildPageMetadata({
    context,
    title: seo?.title ?? common('meta.title'),
    isWholeTitle: true,
    description: seo?.description ?? common('meta.description'),
    paths: samePath(paths.home),
  })
}

export default async function HomePage({ params }: HomePageProps) {
  const { locale, company } = await requirePageParams(params)
  const context = await getPageContext(company, locale)
  const { settings, fallback } = context
  const t = await getTranslations({ locale, namespace: 'content.home' })
  const { products, places, notes, kinds, ridePlaces, toursHref } = await readHome(context)
  const headline = pickLocalized(settings.home.headline, locale, fallback)
  const questions = settings.home.questions.flatMap(({ content }) => pickLocalized(content, locale, fallback) ?? [])
  const listing = localePath(locale, paths.listing())
  return (
    <>
      <Hero context={context} />
      <Finder
        context={context}
        kinds={kinds}
        places={places.map(({ title, slug }) => ({ title, slug }))}
        ridePlaces={ridePlaces}
      />
      {places.length > 0 && (
        <section className="sec wrap reveal">
          <div className="sec-head">
            <div>
              <h2>{headline?.destinations ?? t('destinations')}</h2>
              {headline && <p className="mt-2">{headline.destinationsText}</p>}
            </div>
            <a className="link" href={listing}>
              {t('allDestinations')}
            </a>
          </div>
          <DestinationPrints
            places={places.slice(0, 5).map(({ page }) => page)}
            context={context}
            label={t('destinations')}
          />
        </section>
      )}
      <CampaignTicket context={context} />
      <div className="py-4 desktop:py-11">
        <CardSection
          title={t('bestRated')}
          text={t('bestRatedText')}
          link={{ label: t('all'), href: toursHref }}
          products={products.bestRated}
          context={context}
        />
        <CardSection
          title={t('campaigns')}
          text={t('campaignsText')}
          link={{ label: t('allCampaigns'), href: `${listing}?campaignOnly=true` }}
          products={products.campaigns.length < LEAST_IN_ROW ? [] : products.campaigns}
          context={context}
        />
        <CardSection title={t('others')} text={t('othersText')} products={products.others} context={context} />
      </div>
      <RecentSection locale={locale} className="wrap py-8 desktop:py-11" />
      <Reasons context={context} />
      <GuestReviews reviews={products.reviews} context={context} />
      <Notes notes={notes} context={context} />
      <HomeQuestions questions={questions} context={context} />
      <CardsIsland />
      <JsonLdScript nodes={[buildTravelAgency(context), buildWebSite(context), buildFaqPage(questions)]} />
    </>
  )
}
