import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { JsonLdScript } from '@/components/prose/json-ld-script'
import { Questions } from '@/components/prose/questions'
import { Alert } from '@/components/ui/alert'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { buildCrumbs } from '@/lib/catalogue/listing/listing-crumbs'
import type { PageContext } from '@/lib/catalogue/page-context'
import type { Tariffs } from '@/lib/catalogue/transfer/queries'
import type { RideFault, RideSearch } from '@/lib/catalogue/transfer/ride-search'
import { groupTariffs, listPlaceNames, toRouteLink } from '@/lib/catalogue/transfer/tariff-groups'
import { localePath } from '@/lib/i18n/locale-path'
import { getRideOfferPath } from '@/lib/requests/offer-wish'
import { buildBreadcrumbList, buildFaqPage, buildItemList } from '@/lib/seo/json-ld'
import { RideForm } from './ride-form'
import { TariffList } from './tariff-list'

interface TransferViewProps {
  context: PageContext
  data: Tariffs
  search: RideSearch
  fault: RideFault | null
  /** The vehicles found. */
  children?: ReactNode
}

const POPULAR = 6
const PROMISES = [
  { key: 'wait', icon: 'plane-landing' },
  { key: 'price', icon: 'receipt-text' },
  { key: 'own', icon: 'users' },
] as const
const QUESTIONS = ['find', 'late', 'seats', 'pay'] as const

/** Search for a ride, its results, and all routes with their prices; readable without scripts. */
export async function TransferView({ context, data, search, fault, children }: TransferViewProps) {
  const { locale, fallback, t: words, origin } = context
  const [t, ride] = await Promise.all([
    getTranslations({ locale, namespace: 'transfers' }),
    getTranslations({ locale, namespace: 'basket.ride' }),
  ])
  const crumbs = buildCrumbs([], t('title'), { locale, fallback, home: words('product.home') })
  const popular = data.tariffs.slice(0, POPULAR).flatMap((tariff) => toRouteLink(tariff, data, context) ?? [])
  const groups = groupTariffs(data, context)
  const questions = QUESTIONS.map((key) => ({
    question: t(`questions.${key}.question`),
    answer: t(`questions.${key}.answer`),
  }))
  return (
    <div className="wrap pt-6 pb-16">
      <Breadcrumb label={words('product.breadcrumb')} items={crumbs} />
      <h1 className="mt-3">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-[62ch] text-lg text-muted">{t('text')}</p>
      <RideForm locale={locale} search={search} places={listPlaceNames(data, context)} fault={fault} />
      <div className="mt-8" id="results">
        {fault === 'points' && (
          <Alert tone="bad" role="alert" title={ride('notSelected')}>
            {t('faults.pointsText')}
          </Alert>
        )}
        {children}
      </div>
      {groups.length === 0 ? (
        <EmptyState
          icon="bus"
          title={t('none.title')}
          text={t('none.text')}
          action={<ButtonLink href={localePath(locale, getRideOfferPath())}>{t('none.offer')}</ButtonLink>}
        />
      ) : (
        <>
          <section className="mt-12">
            <h2 className="mb-4">{t('popular')}</h2>
            <TariffList routes={popular} context={context} isWhole />
          </section>
          <ul className="mt-12 grid gap-6 sm:grid-cols-3">
            {PROMISES.map(({ key, icon }) => (
              <li key={key}>
                <Icon name={icon} size={24} className="text-brand" />
                <h3 className="mt-3 text-lg">{t(`promises.${key}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`promises.${key}.text`)}</p>
              </li>
            ))}
          </ul>
          <section className="mt-14" id="tariffs">
            <h2>{t('tariffs')}</h2>
            <p className="mt-1 mb-2 text-muted">{t('tariffsText')}</p>
            {groups.map(({ from, routes }) => (
              <div key={from} className="mt-8">
                <h3 className="mb-2">{t('fromPlace', { place: from })}</h3>
                <TariffList routes={routes} context={context} />
              </div>
            ))}
          </section>
          <section className="mt-14 max-w-3xl">
            <h2 className="mb-4">{words('product.questions')}</h2>
            <Questions questions={questions} />
          </section>
        </>
      )}
      <JsonLdScript
        nodes={[
          buildBreadcrumbList(crumbs, origin),
          buildItemList(
            groups.flatMap(({ routes }) =>
              routes.map(({ from, to, href }) => ({
                label: words('route.way', { from, to }),
                address: `${origin}${href}`,
              })),
            ),
          ),
          groups.length > 0 ? buildFaqPage(questions) : null,
        ]}
      />
    </div>
  )
}
