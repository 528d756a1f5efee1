import { FavouriteCards } from '@/components/member/favourite-cards'
import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { NothingYet } from '@/components/member/nothing-yet'
import { OftenBooked } from '@/components/member/often-booked'
import { localePath } from '@/lib/i18n/locale-path'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'favorites')

/**
 * `/user/favorites`, comps 11. A removed favourite stays visible until the page is loaded again, so that it can be
 * restored.
 */
export default function FavoritesPage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="favorites">
      {({ favourites }, context) => {
        const { t, locale, company } = context
        const products = favourites.flatMap(({ product }) => (product ? [product] : []))
        if (products.length > 0) {
          const lead = t('favorites.count', { count: products.length })
          return (
            <MemberPage context={context} title={t('favorites.title')} lead={lead}>
              <FavouriteCards products={products} gone={favourites.length - products.length} context={context} />
            </MemberPage>
          )
        }
        return (
          <MemberPage context={context} title={t('favorites.title')}>
            <NothingYet
              icon="heart"
              title={t('favorites.empty')}
              text={t('favorites.emptyText')}
              label={t('favorites.find')}
              href={localePath(locale, paths.listing())}
            />
            <OftenBooked company={company} locale={locale} title={t('favorites.often')} />
          </MemberPage>
        )
      }}
    </MemberView>
  )
}
