import { CouponCard } from '@/components/member/coupon-card'
import { MemberPage } from '@/components/member/member-page'
import { MemberView } from '@/components/member/member-view'
import { NothingYet } from '@/components/member/nothing-yet'
import { localePath } from '@/lib/i18n/locale-path'
import { sortCoupons, toCouponView } from '@/lib/member/coupon-view'
import { buildMemberMetadata, type MemberPageProps } from '@/lib/member/member-metadata'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'coupons')

/** `/user/coupons`: the member's coupons, usable ones first. */
export default function CouponsPage(props: MemberPageProps) {
  return (
    <MemberView {...props} name="coupons">
      {({ coupons }, context) => (
        <MemberPage context={context} title={context.t('coupons.title')}>
          {coupons.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2">
              {sortCoupons(coupons).map((coupon) => (
                <li key={coupon.code} className="grid">
                  <CouponCard coupon={toCouponView(coupon, context)} t={context.t} />
                </li>
              ))}
            </ul>
          ) : (
            <NothingYet
              icon="tag"
              title={context.t('coupons.empty')}
              text={context.t('coupons.emptyText')}
              label={context.t('coupons.find')}
              href={localePath(context.locale, paths.listing())}
            />
          )}
        </MemberPage>
      )}
    </MemberView>
  )
}
