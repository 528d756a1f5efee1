import { Link } from '@/components/layout/link'
import { CouponCard } from '@/components/member/coupon-card'
import { MemberGate } from '@/components/member/member-gate'
import { MemberPage } from '@/components/member/member-page'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { localePath } from '@/lib/i18n/locale-path'
import { COUPON_ORDER, toCouponView } from '@/lib/member/coupon-view'
import { buildMemberMetadata, loadMemberPage, type MemberPageProps } from '@/lib/member/load-page'
import { paths } from '@/lib/paths'

export const generateMetadata = ({ params }: MemberPageProps) => buildMemberMetadata(params, 'coupons')

/** `/user/coupons`: those that can be used first. */
export default async function CouponsPage({ params, searchParams }: MemberPageProps) {
  const { area, context, path } = await loadMemberPage(params, 'coupons')
  if (area.state !== 'member') {
    return <MemberGate area={area} context={context} path={path} query={await searchParams} />
  }
  const { t, locale } = context
  const coupons = [...area.data.coupons].sort(
    (left, right) => COUPON_ORDER.indexOf(left.couponStatus) - COUPON_ORDER.indexOf(right.couponStatus),
  )
  return (
    <MemberPage context={context} title={t('coupons.title')}>
      {coupons.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2">
          {coupons.map((coupon) => (
            <li key={coupon.code} className="grid">
              <CouponCard coupon={toCouponView(coupon, context)} t={t} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="tag"
          title={t('coupons.empty')}
          text={t('coupons.emptyText')}
          action={
            <ButtonLink as={Link} href={localePath(locale, paths.listing())}>
              {t('coupons.find')}
            </ButtonLink>
          }
        />
      )}
    </MemberPage>
  )
}
