import { formatDate, type PlainDate } from '@/domain/dates/plain-date'
import { type Instant, toLocal } from '@/domain/dates/zone'
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
  /** A passive one whose last day is over has expired. */
  status: Coupon['couponStatus'] | 'expired'
  discount: string
  /** Null for one that is used up: until when it would have been good is of no use. */
  until: string | null
}

function getStatus({ couponStatus, validUntil }: Coupon, today: PlainDate): CouponView['status'] {
  return couponStatus === 'passive' && validUntil !== null && validUntil < today ? 'expired' : couponStatus
}

function describeEnd({ validUntil }: Coupon, status: CouponView['status'], { t }: ViewContext): string | null {
  if (status === 'used') return null
  return validUntil
    ? t(status === 'expired' ? 'coupons.ended' : 'coupons.until', { date: formatDate(validUntil) })
    : t('coupons.open')
}

/** A coupon in the words of its card; a fixed discount is one in the tenant's default currency. */
export function toCouponView(coupon: Coupon, context: ViewContext, now: Instant = Date.now()): CouponView {
  const { t, locale, money, zone } = context
  const { code, discountType, discountValue } = coupon
  const status = getStatus(coupon, toLocal(now, zone).date)
  const figure =
    discountType === 'percent' ? formatPercent(discountValue, locale) : showOwn(discountValue, money.currency, context)
  return {
    code,
    status,
    discount: t('coupons.discount', { discount: isolate(figure, locale) }),
    until: describeEnd(coupon, status, context),
  }
}
