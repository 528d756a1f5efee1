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
  status: Coupon['couponStatus']
  discount: string
  /** What that state means. */
  text: string
  /** Null for one that is used up: until when it would have been good is of no use. */
  until: string | null
}

/** A passive one whose last day is over will not come back. */
const isExpired = ({ couponStatus, validUntil }: Coupon, today: PlainDate): boolean =>
  couponStatus === 'passive' && validUntil !== null && validUntil < today

function describeEnd(coupon: Coupon, today: PlainDate, { t }: ViewContext): string | null {
  if (coupon.couponStatus === 'used') return null
  if (coupon.validUntil === null) return t('coupons.open')
  const date = formatDate(coupon.validUntil)
  return t(isExpired(coupon, today) ? 'coupons.ended' : 'coupons.until', { date })
}

/** A coupon in the words of its card; a fixed discount is one in the tenant's default currency. */
export function toCouponView(coupon: Coupon, context: ViewContext, now: Instant = Date.now()): CouponView {
  const { t, locale, money, zone } = context
  const { code, couponStatus, discountType, discountValue } = coupon
  const today = toLocal(now, zone).date
  const figure =
    discountType === 'percent' ? formatPercent(discountValue, locale) : showOwn(discountValue, money.currency, context)
  return {
    code,
    status: couponStatus,
    text: t(`coupons.texts.${isExpired(coupon, today) ? 'expired' : couponStatus}`),
    discount: t('coupons.discount', { discount: isolate(figure, locale) }),
    until: describeEnd(coupon, today, context),
  }
}
