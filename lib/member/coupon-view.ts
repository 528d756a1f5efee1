import { formatDate } from '@/domain/dates/plain-date'
import type { MemberData } from '@/domain/member/schema'
import { formatPercent } from '@/domain/money/format'
import { isolate } from '@/domain/shared/locales'
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
  /** Null for one that is used up: until when it would have been good is of no use. */
  until: string | null
}

function describeEnd({ couponStatus, validUntil }: Coupon, { t }: ViewContext): string | null {
  if (couponStatus === 'used') return null
  return validUntil ? t('coupons.until', { date: formatDate(validUntil) }) : t('coupons.open')
}

/** A coupon in the words of its card; a fixed discount is one in the tenant's default currency. */
export function toCouponView(coupon: Coupon, context: ViewContext): CouponView {
  const { t, locale, money } = context
  const { code, couponStatus, discountType, discountValue } = coupon
  const figure =
    discountType === 'percent' ? formatPercent(discountValue, locale) : showOwn(discountValue, money.currency, context)
  return {
    code,
    status: couponStatus,
    discount: t('coupons.discount', { discount: isolate(figure, locale) }),
    until: describeEnd(coupon, context),
  }
}
