import { CardGrid } from '@/components/catalogue/card-grid'
import { Link } from '@/components/layout/link'
import { MemberGate } from '@/components/member/member-gate'
import { MemberPage } from '@/components/member/member-page'
import { OftenBooked } from '@/components/member/often-booked'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { getPageContext } from '@/lib/catalogue-view/page-context'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'favorites')

/** `/user/favorites`, comps 11. What is taken away stays in sight until the page is opened anew, so that it can be put back. */
export default async function FavoritesPage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params, 'favorites')
  if (area.state !== 'member') {
    return <MemberGate area={area} context={context} path={path} query={await searchParams} />
  }
  const { t, locale, company } = context
  const { favourites } = area.data
  const products = favourites.flatMap(({ product }) => (product ? [product] : []))
  const gone = favourites.length - products.length
  if (products.length > 0) {
    return (
      <MemberPage
        context={context}
        title={t('favorites.title')}
        lead={t('favorites.count', { count: products.length })}
      >
        <CardGrid products={products} context={await getPageContext(company, locale)} label={t('favorites.title')} />
        {gone > 0 && <p className="mt-6 text-sm text-muted">{t('favorites.gone', { count: gone })}</p>}
      </MemberPage>
    )
  }
  return (
    <MemberPage context={context} title={t('favorites.title')}>
      <EmptyState
        icon="heart"
        title={t('favorites.empty')}
        text={t('favorites.emptyText')}
        action={
          <ButtonLink as={Link} href={localePath(locale, paths.listing())}>
            {t('favorites.find')}
          </ButtonLink>
        }
      />
      <OftenBooked company={company} locale={locale} title={t('favorites.often')} />
    </MemberPage>
  )
}
