import { formatDate } from '@/domain/dates/plain-date'
import type { MemberData } from '@/domain/member/schema'
import { formatPercent } from '@/domain/money/format'
import { showOwn, type ViewContext } from './view-context'

type Coupon = MemberData['coupons'][number]

const ORDER: readonly Coupon['couponStatus'][] = ['active', 'pending', 'used', 'passive']

/** Those that can be used first. */
export function sortCoupons(coupons: readonly Coupon[]): Coupon[] {
  return [...coupons].sort((left, right) => ORDER.indexOf(left.couponStatus) - ORDER.indexOf(right.couponStatus))
}

export interface CouponView {
  code: string
  status: Coupon['couponStatus']
  discount: string
  until: string
}

/** A coupon in the words of its card; a fixed discount is one in the tenant's default currency. */
export function toCouponView(coupon: Coupon, context: ViewContext): CouponView {
  const { t, locale, money } = context
  const { code, couponStatus, discountType, discountValue, validUntil } = coupon
  const figure =
    discountType === 'percent' ? formatPercent(discountValue, locale) : showOwn(discountValue, money.currency, context)
  return {
    code,
    status: couponStatus,
    discount: t('coupons.discount', { discount: figure }),
    until: validUntil ? t('coupons.until', { date: formatDate(validUntil) }) : t('coupons.open'),
  }
}
